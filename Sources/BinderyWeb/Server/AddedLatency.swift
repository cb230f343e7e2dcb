#if Web
internal import NIOCore
internal import NIOWebSocket

/// Delays frames by half of ``LiveServer/Options/latency``, each way and in order. Not in the pipeline without one.
final class AddedLatency: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let delay: TimeAmount
    /// One queue for each direction: frames that are due at the same time keep their order.
    private var arriving: CircularBuffer<WebSocketFrame> = []
    private var leaving: CircularBuffer<(frame: WebSocketFrame, promise: EventLoopPromise<Void>?)> = []

    init(_ latency: Duration) { delay = TimeAmount(latency / 2) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        arriving.append(unwrapInboundIn(data))
        later(in: context) { handler, context in
            context.fireChannelRead(handler.wrapInboundOut(handler.arriving.removeFirst()))
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        leaving.append((unwrapOutboundIn(data), promise))
        later(in: context) { handler, context in
            let (frame, promise) = handler.leaving.removeFirst()
            context.writeAndFlush(handler.wrapOutboundOut(frame), promise: promise)
        }
    }

    private func later(
        in context: ChannelHandlerContext, _ pass: @escaping @Sendable (AddedLatency, ChannelHandlerContext) -> Void
    ) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: delay) { pass(bound.value.handler, bound.value.context) }
    }
}
#endif
