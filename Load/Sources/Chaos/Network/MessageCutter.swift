internal import NIOCore

/// Cuts the bytes of a connection into messages: HTTP as it arrives and, after the upgrade, WebSocket frames.
struct MessageCutter {
    enum Message: Equatable {
        case bytes(ByteBuffer)
        case frame(ByteBuffer)

        var bytes: ByteBuffer {
            switch self {
            case .bytes(let bytes), .frame(let bytes): bytes
            }
        }
    }

    /// Recognizes the HTTP head that frames follow.
    private let upgrade: (ByteBufferView) -> Bool
    private var buffer = ByteBuffer()
    private var hasFrames = false

    static var ofBrowser: MessageCutter { MessageCutter { $0.starts(with: "GET /bindery/socket".utf8) } }

    static var ofServer: MessageCutter { MessageCutter { $0.starts(with: "HTTP/1.1 101".utf8) } }

    private init(upgrade: @escaping (ByteBufferView) -> Bool) { self.upgrade = upgrade }

    mutating func append(_ bytes: ByteBuffer) { buffer.writeImmutableBuffer(bytes) }

    /// Removes and returns the next complete message.
    mutating func next() -> Message? {
        guard buffer.readableBytes > 0 else { return nil }
        if hasFrames { return frameLength.flatMap { buffer.readSlice(length: $0) }.map(Message.frame) }
        if upgrade(buffer.readableBytesView) {
            guard let end = buffer.readableBytesView.firstRange(of: "\r\n\r\n".utf8) else { return nil }
            hasFrames = true
            return buffer.readSlice(length: end.upperBound - buffer.readerIndex).map(Message.bytes)
        }
        return buffer.readSlice(length: buffer.readableBytes).map(Message.bytes)
    }

    /// The length of the first frame (RFC 6455, 5.2); nil while the frame is incomplete.
    private var frameLength: Int? {
        let start = buffer.readerIndex
        guard let second = buffer.getInteger(at: start + 1, as: UInt8.self) else { return nil }
        let mask = second & 0x80 == 0 ? 0 : 4
        let length: Int
        switch second & 0x7f {
        case 126:
            guard let extended = buffer.getInteger(at: start + 2, as: UInt16.self) else { return nil }
            length = 4 + mask + Int(extended)
        case 127:
            guard let extended = buffer.getInteger(at: start + 2, as: UInt64.self) else { return nil }
            length = 10 + mask + Int(extended)
        case let short: length = 2 + mask + Int(short)
        }
        return length <= buffer.readableBytes ? length : nil
    }
}
