import BinderyTestSupport
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A proxy between browsers and a server that delays, repeats, splits and cuts messages as its ``NetworkFaults`` say.
final class ChaosProxy: Sendable {
    struct Metrics: Sendable {
        var connections = 0
        var messages = 0
        var cuts = 0
        var duplicates = 0
        var delays = 0
        var splits = 0
    }

    private struct State {
        var faults = NetworkFaults.none
        var metrics = Metrics()
    }

    private let seed: UInt64
    private let upstream: [Int]
    private let state = Mutex(State())

    /// - Parameter upstream: the ports of the servers. Connections go to one after another; a server that does not
    ///   listen is left out.
    init(upstream: [Int], seed: UInt64) {
        self.upstream = upstream
        self.seed = seed
    }

    var metrics: Metrics { state.withLock { $0.metrics } }

    func set(_ faults: NetworkFaults) { state.withLock { $0.faults = faults } }

    /// Proxies connections until the task is cancelled. Calls `ready` with its port.
    func run(ready: (Int) -> Void) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1024)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture { try Link(wrappingChannelSynchronously: channel) }
            }
        ready(server.channel.localAddress?.port ?? 0)
        try await server.executeThenClose { clients in
            await withDiscardingTaskGroup { group in
                do {
                    for try await client in clients {
                        let number = state.withLock { state in
                            state.metrics.connections += 1
                            return state.metrics.connections
                        }
                        group.addTask { await self.serve(client, number: UInt64(number)) }
                    }
                } catch {}
            }
        }
    }

    private typealias Link = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    private func serve(_ client: Link, number: UInt64) async {
        try? await client.executeThenClose { fromClient, toClient in
            let server = try await connect(number)
            try await server.executeThenClose { fromServer, toServer in
                await withTaskGroup(of: End.self) { group in
                    group.addTask {
                        await self.forward(
                            fromClient, to: toServer, cutter: .ofBrowser, SplitMix(seed: self.seed, number, 0))
                        return .connection
                    }
                    group.addTask {
                        await self.forward(
                            fromServer, to: toClient, cutter: .ofServer, SplitMix(seed: self.seed, number, 1))
                    }
                    // A receiver that leaves ends only its own direction: earlier messages may still be on their way.
                    while let end = await group.next(), end == .receiverLeft {}
                    group.cancelAll()
                }
            }
        }
    }

    private func connect(_ number: UInt64) async throws -> Link {
        var failure: any Error = ChannelError.ioOnClosedChannel
        for attempt in 0..<upstream.count {
            do {
                return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                    // Small, so that the sender notices a receiver that does not read.
                    .channelOption(.socketOption(.so_rcvbuf), value: 8192)
                    .connect(host: "127.0.0.1", port: upstream[(Int(number) + attempt) % upstream.count]) { channel in
                        channel.eventLoop.makeCompletedFuture { try Link(wrappingChannelSynchronously: channel) }
                    }
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private enum End { case receiverLeft, connection }

    @discardableResult private func forward(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        cutter: MessageCutter, _ generator: SplitMix
    ) async -> End {
        var (cutter, generator) = (cutter, generator)
        do {
            for try await bytes in inbound {
                cutter.append(bytes)
                while let message = cutter.next() {
                    let faults = count { $0.messages += 1 }
                    do {
                        guard try await forward(message, to: outbound, faults, &generator) else { return .connection }
                    } catch {
                        return .receiverLeft
                    }
                }
            }
        } catch {}
        return .connection
    }

    /// - Returns: whether the connection is still open.
    private func forward(
        _ message: MessageCutter.Message, to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        _ faults: NetworkFaults,
        _ generator: inout SplitMix
    ) async throws -> Bool {
        var bytes = message.bytes
        let canRepeat = if case .frame = message { true } else { false }
        switch faults.delivery(ofBytes: bytes.readableBytes, canRepeat: canRepeat, using: &generator) {
        case .intact: break
        case .delayed(let duration):
            count { $0.delays += 1 }
            try await Task.sleep(for: duration)
        case .duplicated:
            count { $0.duplicates += 1 }
            try await outbound.write(bytes)
        case .split(let offset, let pause):
            count { $0.splits += 1 }
            if let first = bytes.readSlice(length: offset) { try await outbound.write(first) }
            try await Task.sleep(for: pause)
        case .cut(let offset):
            count { $0.cuts += 1 }
            if let first = bytes.readSlice(length: offset) { try await outbound.write(first) }
            return false
        }
        try await outbound.write(bytes)
        return true
    }

    @discardableResult private func count(_ change: (inout Metrics) -> Void) -> NetworkFaults {
        state.withLock { state in
            change(&state.metrics)
            return state.faults
        }
    }
}
