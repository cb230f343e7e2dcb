internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// The line between a process and Redis. While it is cut, nothing passes, and the connections do not end.
final class Cable: Sendable {
    private typealias Link = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    private let upstream: Int
    private let cut = Mutex(false)

    init(upstream: Int) { self.upstream = upstream }

    var isCut: Bool {
        get { cut.withLock { $0 } }
        set { cut.withLock { $0 = newValue } }
    }

    /// Passes connections on until the task is cancelled. Calls `ready` with its port.
    func run(ready: (Int) -> Void) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture { try Link(wrappingChannelSynchronously: channel) }
            }
        ready(server.channel.localAddress?.port ?? 0)
        try await server.executeThenClose { clients in
            await withDiscardingTaskGroup { group in
                do {
                    for try await client in clients { group.addTask { await self.serve(client) } }
                } catch {}
            }
        }
    }

    private func serve(_ client: Link) async {
        try? await client.executeThenClose { fromClient, toClient in
            let server = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .connect(host: "127.0.0.1", port: upstream) { channel in
                    channel.eventLoop.makeCompletedFuture { try Link(wrappingChannelSynchronously: channel) }
                }
            try await server.executeThenClose { fromServer, toServer in
                await withTaskGroup { group in
                    group.addTask { await self.forward(fromClient, to: toServer) }
                    group.addTask { await self.forward(fromServer, to: toClient) }
                    await group.next()
                    group.cancelAll()
                }
            }
        }
    }

    private func forward(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) async {
        do {
            for try await bytes in inbound {
                while isCut { try await Task.sleep(for: .milliseconds(5)) }
                try await outbound.write(bytes)
            }
        } catch {}
    }
}
