#if Web
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

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

    enum Transport {
        case tcp
        /// May be TLS.
        case unknown
    }

    let responder: Responder
    let site: LiveSite
    let transport: Transport

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            // A connection keeps its read buffer. Messages of pages are short; for long ones the buffer grows.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65536))
            // A browser that closes its end has disconnected.
            try channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: false)
            let outcome = channel.eventLoop.makePromise(of: Outcome.self)
            let gate = RequestGate(
                limits: site.options.limits,
                site: RequestGate.Site(
                    upgrade: { [site, transport] head, channel in
                        site.sessions.isCutOff ? nil : PageUpgrade(head, at: site, over: channel, transport)
                    },
                    serveRequests: { outcome.succeed(.http(try Self.serveRequests(on: channel))) },
                    ended: { isPage in isPage ? outcome.succeed(.page) : outcome.fail(ChannelError.eof) },
                    passing: ConnectionPassing(at: site, over: transport)))
            do {
                try Self.addHandlers(to: channel, limits: site.options.limits, before: gate)
            } catch {
                outcome.fail(error)
                throw error
            }
            return Value(channel: channel, outcome: outcome.futureResult)
        }
    }

    /// Adds the handlers that decode requests and encode responses.
    static func addHandlers(to channel: any Channel, limits: LiveLimits, before gate: RequestGate) throws {
        var decoding = NIOHTTPDecoderLimitConfiguration()
        decoding.maxHeaderFieldSize = limits.requestHeadSize
        decoding.maxHeaderListSize = limits.requestHeadSize
        let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoding)
        try channel.pipeline.syncOperations.addHandlers([
            HTTPResponseEncoder(), ByteToMessageHandler(decoder), NIOHTTPResponseHeadersValidator(),
            HTTPServerProtocolErrorHandler(), gate,
        ])
    }

    private static func serveRequests(
        on channel: any Channel
    ) throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
        try channel.pipeline.syncOperations.addHandlers(HTTP1ToHTTPServerCodec(secure: false), ConnectionWatch())
        return try NIOAsyncChannel(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    func handle(value: Value, logger: Logger) async {
        do {
            // A connection without a request, or with a peer that does not close its end, must not delay the shutdown.
            try await withTaskCancellationHandler {
                switch try await value.outcome.get() {
                case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
                // The site closes it at shutdown. A task that waited for it would take 3 KB a page.
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
