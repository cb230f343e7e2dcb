#if Web
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket

extension PageAddress {
    typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    /// Opens a page's WebSocket at a path with a query. The server may take as long as `patience` to answer.
    func openSocket(_ path: String, cookie: String?, patience: Duration) async throws -> Socket {
        let upgraded: EventLoopFuture<Socket?> = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: host, port: port) { channel in
                let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(patience)) { channel.close(promise: nil) }
                return channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketClientUpgrader<Socket?>(maxFrameSize: 1 << 24) { channel, _ in
                        deadline.cancel()
                        return channel.eventLoop.makeCompletedFuture {
                            try channel.pipeline.syncOperations.addHandler(
                                NIOWebSocketFrameAggregator(
                                    minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1 << 12,
                                    maxAccumulatedFrameSize: 1 << 24))
                            return try Socket(wrappingChannelSynchronously: channel)
                        }
                    }
                    var headers: HTTPHeaders = ["Host": authority, "Origin": "http://\(authority)"]
                    if let cookie { headers.add(name: "Cookie", value: cookie) }
                    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
                    let configuration = NIOTypedHTTPClientUpgradeConfiguration(
                        upgradeRequestHead: head, upgraders: [upgrader],
                        notUpgradingCompletionHandler: { channel in
                            channel.close(promise: nil)
                            return channel.eventLoop.makeSucceededFuture(nil)
                        })
                    var pipeline = NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: configuration)
                    // The server sends first, perhaps together with its answer to the upgrade.
                    pipeline.leftOverBytesStrategy = .forwardBytes
                    return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
                        configuration: pipeline)
                }
            }
        guard let socket = try await upgraded.get() else { throw SocketFailure.refused }
        return socket
    }
}

enum SocketFailure: Error {
    /// The server answered, but did not open a WebSocket.
    case refused
    /// No message arrived for too long.
    case silent
    case closed
}

extension TimeAmount {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

extension WebSocketFrame {
    /// Returns a masked text frame, as a browser sends it.
    static func masked(_ message: String) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: message))
    }
}
#endif
