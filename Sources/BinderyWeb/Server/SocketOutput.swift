#if Web
internal import NIOCore
internal import NIOWebSocket

/// What leaves a connection, in order, from any thread. A thread that writes by itself does not wake the event loop,
/// which would cost more than the answer to most keystrokes.
///
/// | a frame | is written by |
/// |---|---|
/// | of less than 16 KB, while none waits for the event loop | the calling thread |
/// | … of which the system takes only a part | its rest: the event loop |
/// | any other | the event loop |
///
/// Without a descriptor the channel writes all frames, and nothing is counted here.
struct SocketOutput: ~Copyable {
    enum Unsent {
        case frame
        /// The end of a frame.
        case rest(ByteBuffer)
    }

    /// The rate limit counts longer frames, on the event loop.
    private static let limit = 1 << 14

    var descriptor: SocketDescriptor?
    /// The number of frames that the event loop has to write.
    private(set) var waiting = 0
    private var isClosing = false

    init(_ descriptor: consuming SocketDescriptor?) { self.descriptor = descriptor }

    /// Sends a frame, and returns what the event loop has to write of it. When it is written, the caller calls
    /// ``hasWritten()``.
    mutating func send(_ payload: [UInt8], as opcode: WebSocketOpcode) -> Unsent? {
        var unsent: Unsent? = .frame
        if waiting == 0, !isClosing, payload.count < Self.limit { unsent = sendNow(payload, as: opcode) }
        if unsent != nil { waiting += 1 }
        return unsent
    }

    /// The event loop has written what it had to write of a frame.
    mutating func hasWritten() { waiting -= 1 }

    /// The channel writes the last frame. Only the event loop may write before it.
    mutating func willClose() { isClosing = true }

    private func sendNow(_ payload: [UInt8], as opcode: WebSocketOpcode) -> Unsent? {
        // Two bytes, and two of length (RFC 6455, 5.2).
        let isShort = payload.count < 126
        let head = isShort ? 2 : 4
        return withUnsafeTemporaryAllocation(byteCount: head + payload.count, alignment: 1) { frame in
            frame[0] = 0x80 | UInt8(webSocketOpcode: opcode)
            frame[1] = isShort ? UInt8(payload.count) : 126
            if !isShort {
                frame[2] = UInt8(payload.count >> 8)
                frame[3] = UInt8(truncatingIfNeeded: payload.count)
            }
            UnsafeMutableRawBufferPointer(rebasing: frame[head...]).copyBytes(from: payload)
            let count = descriptor?.send(UnsafeRawBufferPointer(frame)) ?? 0
            if count == 0 { return .frame }
            return count == frame.count ? nil : .rest(ByteBuffer(bytes: frame[count...]))
        }
    }
}
#endif
