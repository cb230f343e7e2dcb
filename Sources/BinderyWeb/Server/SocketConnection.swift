#if Web
internal import BinderyWire
internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The connection of a session and its WebSocket: what the session sends, and what waits for the session.
final class SocketConnection: PageConnection {
    /// An event of the channel: the session has handled enough for reading to continue.
    struct HasRoom: Sendable {}

    /// How much may wait before reading stops. A single message may be larger.
    private static let room = 1 << 16
    /// What a message counts in addition to its bytes: each may cause long work. 126 short ones fill the room: more
    /// than a user types while a session computes. A dragged slider fills it in 2 s; the rest waits in the browser.
    private static let messageCost = 1 << 9

    let channel: any Channel
    /// The cost of the messages that the session has not handled. The event loop adds, the session subtracts.
    private let backlog = Atomic(0)

    init(_ channel: any Channel) { self.channel = channel }

    // MARK: To the browser

    var isWritable: Bool { channel.isWritable }

    func send(_ message: [UInt8]) { channel.writeAndFlush(WebSocketFrame.text(message), promise: nil) }

    func close(_ reason: PageClosing) {
        let channel = channel
        channel.eventLoop.execute { Self.write(reason, to: channel) }
    }

    /// The browser has a second to answer; then the connection is closed.
    static func write(_ reason: PageClosing, to channel: any Channel) {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.rawValue)))
        data.writeString(reason.reason)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        channel.writeAndFlush(frame, promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    }

    // MARK: To the session

    var isFull: Bool { backlog.load(ordering: .relaxed) >= Self.room }

    fileprivate static func cost(_ message: String) -> Int { message.utf8.count + messageCost }

    fileprivate func willHandle(_ cost: Int) { backlog.add(cost, ordering: .relaxed) }

    fileprivate func didHandle(_ cost: Int) {
        let (before, after) = backlog.subtract(cost, ordering: .relaxed)
        // No wake-up is lost: the event loop handles this event after any read that it has held.
        if before >= Self.room, after < Self.room { channel.pipeline.fireUserInboundEventTriggered(HasRoom()) }
    }
}

extension LiveSession {
    /// Handles a message of the page, after earlier ones. The session parses it: large ones would delay other pages.
    nonisolated func post(_ message: String, from connection: SocketConnection, report: LiveReport) {
        let cost = SocketConnection.cost(message)
        connection.willHandle(cost)
        let arrival: ContinuousClock.Instant? = report.metrics == nil ? nil : .now
        executor.perform { [self] in
            assumeIsolated { session in
                // What is not an event of the protocol is ignored.
                if let event = try? PageEvent(message) {
                    session.receive(event, arrivedAt: arrival)
                } else {
                    report.refused(.malformed)
                }
            }
            connection.didHandle(cost)
        }
    }
}

extension WebSocketFrame {
    static func text(_ message: [UInt8]) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
    }
}
#endif
