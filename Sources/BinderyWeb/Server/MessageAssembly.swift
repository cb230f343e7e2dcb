#if Web
internal import NIOCore
internal import NIOWebSocket

/// Joins the frames of a browser into messages, and checks the rules. Part of the socket rather than a handler of its
/// own, which would take two hundred bytes for each connection.
struct MessageAssembly {
    /// A message in more frames is meant to cause more work than its size suggests.
    private static let frameLimit = 64

    private var rules = FrameRules()
    /// Of the message that has begun and not ended.
    private var opcode = WebSocketOpcode.text
    private var parts: [ByteBuffer] = []

    /// Returns the message that ends with this frame, or a control frame; nil if more follow. `limit` is in bytes.
    mutating func add(_ frame: WebSocketFrame, limit: Int) throws(PageClosing) -> WebSocketFrame? {
        let isAllowed = rules.allow(
            opcode: UInt8(webSocketOpcode: frame.opcode), isFinal: frame.fin, isMasked: frame.maskKey != nil,
            hasReservedBits: frame.rsv1 || frame.rsv2 || frame.rsv3)
        guard isAllowed else { throw .protocolError }
        let isWhole = frame.fin && parts.isEmpty
        if isWhole || frame.opcode.isControlOpcode { return frame }
        return try join(frame, limit: limit)
    }

    private mutating func join(_ frame: WebSocketFrame, limit: Int) throws(PageClosing) -> WebSocketFrame? {
        guard frame.fin || (frame.length > 0 && parts.count + 1 < Self.frameLimit) else { throw .protocolError }
        if parts.isEmpty { opcode = frame.opcode }
        parts.append(frame.unmaskedData)
        let size = parts.reduce(0) { $0 + $1.readableBytes }
        guard size <= limit else { throw .messageTooLarge }
        guard frame.fin else { return nil }
        var message = ByteBuffer()
        message.reserveCapacity(size)
        for part in parts { message.writeImmutableBuffer(part) }
        parts = []
        return WebSocketFrame(fin: true, opcode: opcode, data: message)
    }
}
#endif
