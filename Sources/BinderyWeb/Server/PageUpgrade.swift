#if Web
internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// Turns a connection that spoke HTTP into the WebSocket of a page (RFC 6455, 4.2). NIO's own handler accepts an
/// upgrade only in the first request; a proxy that reuses connections also sends it in later ones.
struct PageUpgrade {
    let address: PageAddress
    private let site: LiveSite
    /// Of the response that switches the protocol.
    private let headers: HTTPHeaders
    private let transport: LiveChannel.Transport

    /// `nil` for a request that is not for a page's WebSocket, or comes from another site.
    init?(
        _ head: HTTPRequestHead, at site: LiveSite, over channel: any Channel,
        _ transport: LiveChannel.Transport = .unknown
    ) {
        let peer = channel.remoteAddress?.ip
        guard head.method == .GET, head.version == .http1_1,
            head.headers[canonicalForm: "Connection"].contains(where: { $0.lowercased() == "upgrade" }),
            head.headers[canonicalForm: "Upgrade"].contains(where: { $0.lowercased() == "websocket" }),
            let address = site.policy.pageAddress(in: head, from: peer)
        else { return nil }
        self.address = address
        self.site = site
        self.transport = transport
        var answer: HTTPHeaders?
        // The future is already complete.
        Self.handshake.buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
            .assumeIsolated().whenSuccess { answer = $0 }
        guard let answer else { return nil }
        headers = answer
    }

    /// Checks the key and the version, and computes the answer.
    private static let handshake = NIOTypedWebSocketServerUpgrader<Void>(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })

    /// Removes the decoder, which passes on as bytes what it has collected behind the request.
    static func removeDecoder(_ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        let pipeline = context.pipeline.syncOperations
        do {
            return pipeline.removeHandler(
                context: try pipeline.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self))
        } catch {
            return context.eventLoop.makeFailedFuture(error)
        }
    }

    /// Sends the response, adds the WebSocket's handlers behind the gate, and removes those of HTTP. Hummingbird's
    /// request handler cannot be removed: after requests it stays behind the socket, which passes nothing on.
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
        let response = context.writeAndFlush(gate.wrapOutboundOut(.head(head)))
        remove(HTTPResponseEncoder.self)
        let connection = SocketConnection(context.channel, descriptor: descriptor(of: context, behind: response))
        let socket = LiveSocket(sessions: site.sessions, over: connection)
        // The socket itself sends why a connection ends, and only once.
        let latency: [any ChannelHandler] =
            site.options.latency.map { [AddedLatency(LineConditions(latency: $0))] } ?? []
        let decoder = WebSocketFrameDecoder(maxFrameSize: site.options.limits.messageSize)
        try pipeline.addHandlers(
            [WebSocketFrameEncoder(), ByteToMessageHandler(decoder)] + latency + [socket], position: .after(gate))
        socket.connect(to: address)
    }

    /// A descriptor for writing around the channel. Nil if the channel delays or encrypts what it writes, or has yet to
    /// write the response.
    private func descriptor(
        of context: ChannelHandlerContext, behind response: EventLoopFuture<Void>
    ) -> SocketDescriptor? {
        guard transport == .tcp, site.options.latency == nil else { return nil }
        var isWritten = false
        response.assumeIsolated().whenSuccess { isWritten = true }
        let channel = context.pipeline.syncOperations
        guard isWritten, let original = try? channel.withUnsafeTransportIfAvailable(of: CInt.self, { $0 }) else {
            return nil
        }
        return SocketDescriptor(duplicating: original, from: site.spareFiles)
    }
}
#endif
