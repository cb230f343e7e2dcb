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
    typealias WebSocket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    enum Outcome: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case page(WebSocket, LiveSession?, token: String)
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let outcome: EventLoopFuture<Outcome>
    }

    /// The largest message that a page may send.
    static let maximumMessageSize = 1 << 20

    let responder: Responder
    let site: LiveSite

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let upgrader = NIOTypedWebSocketServerUpgrader<Outcome>(
                maxFrameSize: Self.maximumMessageSize,
                shouldUpgrade: { [site] channel, head in
                    let address = PageAddress(head, over: channel, allowedBy: site.security)
                    return channel.eventLoop.makeSucceededFuture(address == nil ? nil : HTTPHeaders())
                },
                upgradePipelineHandler: { [site] channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                                maxAccumulatedFrameSize: Self.maximumMessageSize))
                        let socket = try WebSocket(wrappingChannelSynchronously: channel)
                        guard let address = PageAddress(head, over: channel, allowedBy: site.security) else {
                            throw ChannelError.eof
                        }
                        let session = site.session(page: address.token, browser: address.browser)
                        return .page(socket, session, token: address.token)
                    }
                })
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
            try channel.pipeline.syncOperations.addHandler(
                OwnUpgradesOnly(security: site.security), position: .before(upgrades))
            return Value(channel: channel, outcome: outcome)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            // A connection that never says what it wants, or does not close its side, must not hold up the end.
            try await withTaskCancellationHandler {
                switch try await value.outcome.get() {
                case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
                case .page(let socket, let session, let token): try await serve(socket, session, token: token)
                }
            } onCancel: {
                value.channel.close(promise: nil)
            }
        } catch {
            logger.trace("connection ended: \(error)")
        }
    }

    private func serve(_ socket: WebSocket, _ session: LiveSession?, token: String) async throws {
        try await socket.executeThenClose { inbound, outbound in
            guard let session else {
                // The server was restarted, or the page is too old: it must be loaded anew.
                try await outbound.write(.text(PageConnection.unknownPage))
                return
            }
            let channel = socket.channel
            let connection = await session.connect { message in
                channel.writeAndFlush(WebSocketFrame.text(message), promise: nil)
            }
            defer {
                Task {
                    await session.disconnect(connection)
                    site.closeUnlessConnected(token, session)
                }
            }
            for try await frame in inbound {
                switch frame.opcode {
                case .text: await session.receive(String(buffer: frame.unmaskedData))
                case .ping: try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
                case .connectionClose: return
                default: break
                }
            }
        }
    }
}

/// Hides every offer to upgrade but that of a page of ours, so that such a request is simply answered (RFC 9110, 7.8): the offer may be
/// for HTTP/2, for another path, or from a page of another site.
private final class OwnUpgradesOnly: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let security: LiveSecurity
    /// The offer of a page has passed: what follows is no HTTP any more.
    private var isOver = false

    init(security: LiveSecurity) { self.security = security }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver, case .head(var head) = unwrapInboundIn(data), head.headers.contains(name: "Upgrade") else {
            return context.fireChannelRead(data)
        }
        let isWebSocket = head.headers["Upgrade"].contains { $0.lowercased() == "websocket" }
        isOver = isWebSocket && PageAddress(head, over: context.channel, allowedBy: security) != nil
        if !isOver { head.headers.remove(name: "Upgrade") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}

/// What the request for a WebSocket says: which page of which browser.
struct PageAddress {
    static let socketPath = "/bindery/socket"
    static let path = socketPath + "?page="

    let token: String
    let browser: String?

    /// `nil` for a request that is none of ours, or comes from a page of another site.
    init?(_ head: HTTPRequestHead, over channel: any Channel, allowedBy security: LiveSecurity) {
        let caller = LiveSecurity.Caller(head, over: channel)
        guard head.uri.hasPrefix(Self.path), security.refusal(of: caller) == nil else { return nil }
        token = String(head.uri.dropFirst(Self.path.count))
        browser = Cookies.browser(in: head.headers.first(name: "Cookie"), isSecure: security.isSecure(caller))
    }
}

enum PageConnection {
    static let unknownPage: String = {
        var frame = Frame()
        frame.append(.unknownPage)
        return frame.take(acknowledging: 0)
    }()
}

extension WebSocketFrame {
    static func text(_ message: String) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message))
    }
}
#endif
