import NIOCore

/// The WebSocket of one page, and the user who types into it. Does without NIOWebSocket's decoder: the processor time
/// that the generator saves is left for the server.
final class Client<P: Page>: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private(set) var page: P
    /// The keystrokes that are due, that were sent, and that the page shows.
    var due = 0
    private(set) var sent = 0
    private(set) var shown = 0
    /// How many keep-alive messages the server has answered.
    private(set) var replies = 0
    private var awaitsReply = false
    private(set) var sentAt = 0
    /// The position in the fleet.
    let index: Int
    // Retained: the connection may end after the fleet was closed.
    private let fleet: Fleet<P>
    private let ready: EventLoopPromise<Void>
    private var context: ChannelHandlerContext?
    private var isUpgraded = false
    private var isClosing = false
    private var unread = ByteBuffer()
    private var message = ByteBuffer()
    private var frame = ByteBuffer()

    init(_ page: P, index: Int, fleet: Fleet<P>, ready: EventLoopPromise<Void>) {
        self.page = page
        self.index = index
        self.fleet = fleet
        self.ready = ready
    }

    // MARK: Typing

    var isWaiting: Bool { sent > shown }

    /// Sends the next keystroke; before the first one, the page's preparation.
    func type() {
        if sent == 0 {
            page.writePreparation(to: &message)
            if message.readableBytes > 0 { send() }
        }
        sent += 1
        sentAt = fleet.now
        page.writeKeystroke(sent, to: &message)
        send()
    }

    func keepUp() {
        awaitsReply = true
        page.writeUpkeep(to: &message)
        send()
    }

    func close() {
        isClosing = true
        context?.close(promise: nil)
    }

    private func send() {
        sendFrame(opcode: 1)
    }

    /// Sends `message`. The mask is zero, which costs the server as much as any other.
    private func sendFrame(opcode: UInt8) {
        guard let context else { return }
        let length = message.readableBytes
        frame.clear()
        frame.writeInteger(0x80 | opcode)
        if length < 126 {
            frame.writeInteger(0x80 | UInt8(length))
        } else {
            frame.writeInteger(0x80 | 126 as UInt8)
            frame.writeInteger(UInt16(length))
        }
        frame.writeInteger(0 as UInt32)
        frame.writeBuffer(&message)
        message.clear()
        context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
    }

    // MARK: Connection

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        var lines = [
            "GET \(page.socket) HTTP/1.1", "Host: \(fleet.host)", "Origin: http://\(fleet.host)", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        if let cookie = page.cookie { lines.append("Cookie: \(cookie)") }
        let request = ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n")
        context.writeAndFlush(wrapOutboundOut(request), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        if unread.readableBytes > 0 {
            unread.writeBuffer(&part)
            part = unread
        }
        do {
            if !isUpgraded { try upgrade(&part) }
            while isUpgraded, try readFrame(&part) {}
        } catch {
            fail(error)
        }
        unread = part.readableBytes > 0 ? part : ByteBuffer()
    }

    private func upgrade(_ buffer: inout ByteBuffer) throws {
        let end = buffer.withUnsafeReadableBytes { $0.firstOffset(of: Array("\r\n\r\n".utf8)) }
        guard let end, let head = buffer.readString(length: end + 4) else { return }
        guard head.hasPrefix("HTTP/1.1 101 ") else { throw LoadFailure("No WebSocket: \(head)") }
        isUpgraded = true
    }

    private func readFrame(_ buffer: inout ByteBuffer) throws -> Bool {
        try buffer.readWithUnsafeReadableBytes { bytes -> (Int, Bool) in
            guard bytes.count >= 2 else { return (0, false) }
            var (start, length) = (2, Int(bytes[1]))
            if length > 125 {
                let digits = length == 126 ? 2 : 8
                guard bytes.count >= 2 + digits else { return (0, false) }
                length = bytes[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
                start += digits
            }
            guard bytes.count >= start + length else { return (0, false) }
            let payload = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
            switch bytes[0] {
            case 0x81: try received(payload)
            case 0x89:
                message.writeBytes(payload)
                sendFrame(opcode: 10)
            case 0x88: throw LoadFailure("The server has closed a connection: \(payload.dropFirst(2).map { $0 })")
            default: throw LoadFailure("An unexpected frame: \(bytes[0])")
            }
            return (start + length, true)
        }
    }

    private func received(_ payload: UnsafeRawBufferPointer) throws {
        let wasReady = page.isReady
        switch try page.received(payload) {
        case .shown(let keystroke):
            guard keystroke == sent, sent == shown + 1 else {
                throw LoadFailure("Keystroke \(keystroke) was shown after \(shown) of \(sent).")
            }
            shown = keystroke
            fleet.shown(self)
        case .reply(let texts):
            for text in texts {
                message.writeString(text)
                send()
            }
        case .alive:
            if awaitsReply { replies += 1 }
            awaitsReply = false
        case .other: break
        }
        if !wasReady, page.isReady { ready.succeed() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        self.context = nil
        if !isClosing { fail(LoadFailure("The server has cut a connection.")) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(error) }

    private func fail(_ error: any Error) {
        ready.fail(error)
        fleet.fail(error)
    }
}
