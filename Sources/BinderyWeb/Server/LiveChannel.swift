#if Web
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// A connection of a browser: HTTP, or, once upgraded, the WebSocket of one page.
struct LiveChannel: HTTPChannelHandler {
    enum Outcome: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case page
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let outcome: EventLoopFuture<Outcome>
    }

    let responder: Responder
    let site: LiveSite

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            // A connection keeps what it reads into: what pages say is short, and what is long still gets its room.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65536))
            let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Outcome>(upgraders: [upgrader]) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        HTTP1ToHTTPServerCodec(secure: false), ConnectionWatch())
                    return .http(
                        try NIOAsyncChannel(
                            wrappingChannelSynchronously: channel,
                            configuration: .init(isOutboundHalfClosureEnabled: true)))
                }
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
            configuration.enablePipelining = false
            let outcome = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration)
            let upgrades = try channel.pipeline.syncOperations.handler(
                type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)
            let peer = channel.remoteAddress?.ip
            let gate = RequestGate(limits: site.options.limits) { [site] head in
                site.policy.pageAddress(in: head, from: peer) != nil
            }
            try channel.pipeline.syncOperations.addHandler(gate, position: .before(upgrades))
            return Value(channel: channel, outcome: outcome)
        }
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Outcome> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: site.options.limits.messageSize,
            // The socket says by itself why a connection ends, and only once.
            enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            // The gate has let no other pass.
            upgradePipelineHandler: { [site] channel, head in
                channel.eventLoop.makeCompletedFuture {
                    let peer = channel.remoteAddress?.ip
                    guard let address = site.policy.pageAddress(in: head, from: peer) else { throw ChannelError.eof }
                    let pipeline = channel.pipeline.syncOperations
                    // There are no more requests.
                    pipeline.removeHandler(context: try pipeline.context(handlerType: RequestGate.self))
                        .whenFailure { _ in }
                    let socket = LiveSocket(sessions: site.sessions)
                    try pipeline.addHandler(socket)
                    socket.connect(to: address, over: channel)
                    return .page
                }
            })
    }

    func handle(value: Value, logger: Logger) async {
        do {
            // A connection that never says what it wants, or does not close its side, must not hold up the end.
            try await withTaskCancellationHandler {
                switch try await value.outcome.get() {
                case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
                // The site closes it when the server ends. A task that waited for it would take 3 KB a page.
                case .page: break
                }
            } onCancel: {
                value.channel.close(promise: nil)
            }
        } catch {
            logger.trace("connection ended: \(error)")
        }
    }
}
#endif
