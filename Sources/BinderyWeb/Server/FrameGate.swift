#if Web
internal import NIOCore
internal import NIOWebSocket

/// Lets the frames of a browser pass until one breaks the rules, and none after that.
final class FrameGate: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    struct Violation: Error {}

    private var rules = FrameRules()
    private var isOver = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOver { return }
        let frame = unwrapInboundIn(data)
        let isAllowed = rules.allow(
            opcode: UInt8(webSocketOpcode: frame.opcode), isFinal: frame.fin, isMasked: frame.maskKey != nil,
            hasReservedBits: frame.rsv1 || frame.rsv2 || frame.rsv3)
        guard isAllowed else {
            isOver = true
            return context.fireErrorCaught(Violation())
        }
        context.fireChannelRead(data)
    }
}
#endif
