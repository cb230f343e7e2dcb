#if Web
internal import NIOCore
internal import NIOHTTP1

/// What stands before the requests of a connection: it must not take for ever to ask, and may only upgrade to what a page of ours asks for.
///
/// Every other offer to upgrade is hidden, so that such a request is simply answered (RFC 9110, 7.8): it may be for HTTP/2, for another path, or
/// from a page of another site.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: LiveLimits
    private let isOwn: (HTTPRequestHead) -> Bool
    private var deadline: Scheduled<Void>?
    /// The offer of a page has passed: what follows is no HTTP any more.
    private var isOver = false
    /// A request has come and is not answered to the end.
    private var isBusy = false
    /// The server ends gracefully: what is under way is answered, nothing else.
    private var isQuiescing = false

    init(limits: LiveLimits, isOwn: @escaping (HTTPRequestHead) -> Bool) {
        self.limits = limits
        self.isOwn = isOwn
    }

    func handlerAdded(context: ChannelHandlerContext) { close(context, after: limits.handshakeTimeout) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOver { return context.fireChannelRead(data) }
        switch unwrapInboundIn(data) {
        case .head(var head):
            isBusy = true
            close(context, after: limits.handshakeTimeout)
            if head.headers.contains(name: "Upgrade") {
                isOver = head.headers["Upgrade"].contains { $0.lowercased() == "websocket" } && isOwn(head)
                if isOver { deadline?.cancel() } else { head.headers.remove(name: "Upgrade") }
            }
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .end:
            deadline?.cancel()
            context.fireChannelRead(data)
        case .body:
            context.fireChannelRead(data)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if !isOver, case .end = unwrapOutboundIn(data) {
            isBusy = false
            if isQuiescing {
                context.writeAndFlush(data, promise: promise)
                return context.close(promise: nil)
            }
            close(context, after: limits.keepAliveTimeout)
        }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if !isOver, event is ChannelShouldQuiesceEvent {
            isQuiescing = true
            if !isBusy { context.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func close(_ context: ChannelHandlerContext, after duration: Duration) {
        deadline?.cancel()
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: TimeAmount(duration)) { bound.value.close(promise: nil) }
    }
}
#endif
