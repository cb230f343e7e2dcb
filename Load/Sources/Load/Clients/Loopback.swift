import NIOCore
import NIOPosix

enum Loopback {
    /// Connects to a server from one of 250 loopback addresses in turn, since none has more than 28,000 ports.
    static func connect(
        _ index: Int, to server: SocketAddress, on loop: any EventLoop,
        _ handler: @escaping @Sendable () -> some ChannelInboundHandler
    ) -> EventLoopFuture<Void> {
        ClientBootstrap(group: loop)
            .bind(to: try! SocketAddress(ipAddress: "127.0.0.\(2 + index % 250)", port: 0))
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(handler()) }
            }
            .connect(to: server).map { _ in }
    }
}
