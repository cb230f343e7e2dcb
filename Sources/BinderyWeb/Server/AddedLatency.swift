#if Web
internal import NIOCore
internal import NIOWebSocket

/// Delays frames by half of the latency of a line, each way and in order. In the pipeline of pages that have one only.
final class AddedLatency: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let line: LineConditions
    /// One queue for each direction: frames that are due at the same time keep their order.
    private var arriving: CircularBuffer<WebSocketFrame> = []
    private var leaving: CircularBuffer<(frame: WebSocketFrame, promise: EventLoopPromise<Void>?)> = []

    init(_ line: LineConditions) { self.line = line }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        arriving.append(unwrapInboundIn(data))
        later(in: context) { handler, context in
            guard let frame = handler.arriving.popFirst() else { return }
            context.fireChannelRead(handler.wrapInboundOut(frame))
        }
    }

    /// What the page has sent before the end of the connection arrives before it.
    func channelInactive(context: ChannelHandlerContext) {
        while let frame = arriving.popFirst() { context.fireChannelRead(wrapInboundOut(frame)) }
        context.fireChannelInactive()
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
        // Each task passes on the frame that has waited longest, also if the latency has changed meanwhile.
        context.eventLoop.scheduleTask(in: TimeAmount(line.latency / 2)) {
            pass(bound.value.handler, bound.value.context)
        }
    }
}
#endif
