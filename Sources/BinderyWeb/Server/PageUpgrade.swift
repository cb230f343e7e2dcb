#if Web
internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// Makes the WebSocket of a page of a connection that spoke HTTP (RFC 6455, 4.2).
///
/// NIO's own upgrade handler takes up an offer of the first request only. A proxy that keeps connections for several
/// requests offers later, too.
struct PageUpgrade {
    let address: PageAddress
    private let site: LiveSite
    /// Of the answer that says that the protocol changes.
    private let headers: HTTPHeaders

    /// `nil` for a request that asks for no page's WebSocket, or from another site.
    init?(_ head: HTTPRequestHead, at site: LiveSite, over channel: any Channel) {
        let peer = channel.remoteAddress?.ip
        guard head.method == .GET, head.version == .http1_1,
            head.headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }),
            head.headers[canonicalForm: "Upgrade"].contains(where: { $0.lowercased() == "websocket" }),
            let address = site.policy.pageAddress(in: head, from: peer)
        else { return nil }
        self.address = address
        self.site = site
        var answer: HTTPHeaders?
        // The future is complete already.
        Self.handshake.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
            .assumeIsolated().whenSuccess { answer = $0 }
        guard let answer else { return nil }
        headers = answer
    }

    /// Checks the key and the version, and computes the answer.
    private static let handshake = NIOTypedWebSocketServerUpgrader<Void>(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })

    /// The decoder hands on what it has collected behind the request, as bytes, and leaves.
    func removeDecoder(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        let pipeline = context.pipeline.syncOperations
        do {
            return pipeline.removeHandler(
                context: try pipeline.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self))
        } catch {
            return context.eventLoop.makeFailedFuture(error)
        }
    }

    /// Answers, puts the WebSocket's handlers behind the gate, and removes those of HTTP.
    ///
    /// Hummingbird's request handler cannot be removed. On a connection that had requests it stays,
    /// behind the socket, which hands nothing on to it.
    func exchangeHandlers(around gate: RequestGate, _ context: ChannelHandlerContext) throws {
        let pipeline = context.pipeline.syncOperations
        func remove<Handler: RemovableChannelHandler>(_ type: Handler.Type) {
            guard let context = try? pipeline.context(handlerType: type) else { return }
            pipeline.removeHandler(context: context, promise: nil)
        }
        remove(HTTPServerProtocolErrorHandler.self)
        remove(NIOHTTPResponseHeadersValidator.self)
        remove(HTTP1ToHTTPServerCodec.self)
        remove(ConnectionWatch.self)
        let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: headers)
        context.writeAndFlush(gate.wrapOutboundOut(.head(head)), promise: nil)
        remove(HTTPResponseEncoder.self)
        let socket = LiveSocket(sessions: site.sessions, over: context.channel)
        // The socket says by itself why a connection ends, and only once.
        let latency: [any ChannelHandler] = site.options.latency.map { [AddedLatency($0)] } ?? []
        let decoder = WebSocketFrameDecoder(maxFrameSize: site.options.limits.messageSize)
        try pipeline.addHandlers(
            [WebSocketFrameEncoder(), ByteToMessageHandler(decoder)] + latency + [socket], position: .after(gate))
        socket.connect(to: address)
    }
}
#endif
