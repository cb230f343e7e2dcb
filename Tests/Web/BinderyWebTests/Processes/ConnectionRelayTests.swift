import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import BinderyWeb

struct ConnectionRelayTests {
    private static let size = 1 << 20

    /// Answers the first byte, and closes the connection.
    private final class Answering: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private let closed: EventLoopPromise<Void>

        init(_ closed: EventLoopPromise<Void>) { self.closed = closed }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(repeating: 65, count: size))).whenComplete { [closed] _ in
                bound.value.close(promise: closed)
            }
        }
    }

    /// The browser may read after the process has closed: what is on its way then is not dropped.
    @Test func anAnswerArrivesWholeFromAProcessThatClosesAfterIt() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let closed = group.next().makePromise(of: Void.self)
        let process = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Answering(closed))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(process.localAddress?.port)
        var ends: [CInt] = [0, 0]
        #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
        // As to a slow browser: little is written at once.
        var least: CInt = 1
        setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &least, socklen_t(MemoryLayout<CInt>.size))
        await ConnectionRelay.begin(ends[0], [1], at: "127.0.0.1:\(port)")
        try await closed.futureResult.get()
        let browser = ends[1]
        let received = await withCheckedContinuation { continuation in
            Thread {
                var (bytes, total) = ([UInt8](repeating: 0, count: 1 << 16), 0)
                while case let count = recv(browser, &bytes, bytes.count, 0), count > 0 { total += count }
                continuation.resume(returning: total)
            }.start()
        }
        #expect(received == Self.size)
        close(browser)
        try await process.close()
    }
}
