#if Web
internal import CBinderySystem
internal import Foundation
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle

/// Accepts connections from the socket that all workers share, and takes over those that others pass on.
///
/// It accepts on a thread of its own: where several processes accept, a connection may be gone when a process looks,
/// and NIO asserts that it is not.
final class WorkerListener: Service {
    private struct Arrival: Sendable {
        let descriptor: CInt
        /// What another worker has read from it.
        let bytes: [UInt8]
    }

    private let worker: LiveWorker
    private let handler: LiveChannel
    private let logger: Logger
    private let report: LiveReport
    private let ready: @Sendable (_ port: Int) async -> Void
    private let arrivals: AsyncStream<Arrival>
    private let arrived: AsyncStream<Arrival>.Continuation
    /// Its end makes the thread stop.
    private let stopping: (read: CInt, write: CInt)

    /// - Parameter ready: called before the worker serves.
    init(
        _ worker: LiveWorker, handler: LiveChannel, report: LiveReport, ready: @escaping @Sendable (Int) async -> Void
    ) {
        self.worker = worker
        self.handler = handler
        self.report = report
        var logger = report.logger
        logger.logLevel = .critical
        self.logger = logger
        self.ready = ready
        (arrivals, arrived) = AsyncStream.makeStream(of: Arrival.self)
        var ends: [CInt] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stopping = (ends[0], ends[1])
        worker.link.receiver.connection = { [arrived] in arrived.yield(Arrival(descriptor: $0, bytes: $1)) }
    }

    func run() async throws {
        let thread = Thread { [self] in accept() }
        thread.name = "bindery.accept"
        thread.start()
        await ready(worker.listener.port)
        worker.link.ready()
        await withDiscardingTaskGroup { connections in
            for await arrival in arrivals { connections.addTask { [self] in await serve(arrival) } }
        }
    }

    /// Leaves further connections to the other workers. What is connected goes on until ``run()`` is cancelled.
    func stopAccepting() { close(stopping.write) }

    private func accept() {
        let listener = worker.listener.descriptor
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        var polled = [
            pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stopping.read, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&polled, 2, -1) > 0 else { continue }
            if polled[1].revents != 0 { return }
            let descriptor = bindery_accept(listener)
            if descriptor >= 0 {
                arrived.yield(Arrival(descriptor: descriptor, bytes: []))
            } else if -descriptor != EAGAIN {
                // Without a free descriptor, the next attempt would fail too.
                report.acceptFailed(String(cString: strerror(-descriptor)))
                _ = poll(&polled[1], 1, 100)
            }
        }
    }

    private func serve(_ arrival: Arrival) async {
        do {
            let (handler, logger) = (handler, logger)
            let value = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .channelOption(.autoRead, value: false)
                .channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .withConnectedSocket(arrival.descriptor) { channel in handler.setup(channel: channel, logger: logger) }
            let channel = value.channel
            channel.eventLoop.execute {
                if !arrival.bytes.isEmpty {
                    channel.pipeline.fireChannelRead(ByteBuffer(bytes: arrival.bytes))
                    channel.pipeline.fireChannelReadComplete()
                }
                channel.setOption(.autoRead, value: true).whenFailure { _ in channel.close(promise: nil) }
            }
            await handler.handle(value: value, logger: logger)
        } catch {
            logger.debug("a connection could not be served: \(error)")
        }
    }
}
#endif
