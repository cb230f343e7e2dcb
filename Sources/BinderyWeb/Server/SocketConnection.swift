#if Web
internal import BinderyWire
internal import NIOCore
internal import NIOWebSocket
internal import BinderySynchronization

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
    private let output: Mutex<SocketOutput>
    /// The cost of the messages that the session has not handled. The event loop adds, the session subtracts.
    private let backlog = Atomic(0)

    /// With a descriptor of the channel's socket, frames are written by the thread that sends them.
    init(_ channel: any Channel, descriptor: consuming SocketDescriptor? = nil) {
        self.channel = channel
        output = Mutex(SocketOutput(descriptor))
    }

    // MARK: To the browser

    var isWritable: Bool { channel.isWritable }

    func send(_ message: [UInt8]) { write(message, as: .text) }

    /// Writes a frame behind all earlier ones.
    func write(_ payload: [UInt8], as opcode: WebSocketOpcode) {
        let isDone = output.withLock { output in
            if output.descriptor == nil { return false }
            // Within the lock: no other frame may come before the rest of this one.
            if let unsent = output.send(payload, as: opcode) { writeOnEventLoop(unsent, of: payload, as: opcode) }
            return true
        }
        if !isDone { channel.writeAndFlush(WebSocketFrame(opcode, payload), promise: nil) }
    }

    private func writeOnEventLoop(_ unsent: SocketOutput.Unsent, of payload: [UInt8], as opcode: WebSocketOpcode) {
        channel.eventLoop.execute { [self] in
            let promise = channel.eventLoop.makePromise(of: Void.self)
            promise.futureResult.whenComplete { [self] _ in output.withLock { $0.hasWritten() } }
            switch unsent {
            case .frame: channel.writeAndFlush(WebSocketFrame(opcode, payload), promise: promise)
            case .rest(let bytes):
                do {
                    let encoder = try channel.pipeline.syncOperations.context(handlerType: WebSocketFrameEncoder.self)
                    encoder.writeAndFlush(NIOAny(bytes), promise: promise)
                } catch {
                    promise.fail(error)
                }
            }
        }
    }

    func close(_ reason: PageClosing) {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.rawValue)))
        data.writeString(reason.reason)
        writeLast(data)
        // The browser has a second to answer.
        let channel = channel
        channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    }

    func begin(on line: LineConditions) -> Bool {
        let channel = channel
        let close: @Sendable () -> Void = { channel.close(promise: nil) }
        if line.connect(.init(close: close, delay: { [weak self] in self?.delay(by: $0) })) { return true }
        close()
        return false
    }

    private func delay(by line: LineConditions) {
        // Frames that are written around the channel would not be delayed.
        writeOnChannel()
        let channel = channel
        channel.eventLoop.execute {
            let pipeline = channel.pipeline.syncOperations
            // Both fail only if the channel is closed.
            guard let socket = try? pipeline.handler(type: LiveSocket.self) else { return }
            try? pipeline.addHandler(AddedLatency(line), position: .before(socket))
        }
    }

    /// Writes a frame that closes the connection, behind all earlier ones. The result completes when it is
    /// written.
    @discardableResult
    func writeLast(_ payload: ByteBuffer) -> EventLoopFuture<Void> {
        let isWaiting = output.withLock { output in
            output.willClose()
            return output.waiting > 0
        }
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: payload)
        let channel = channel
        if !isWaiting { return channel.writeAndFlush(frame) }
        return channel.eventLoop.flatSubmit { channel.writeAndFlush(frame) }
    }

    /// The channel is closed.
    func closed() { writeOnChannel() }

    /// Writes all further frames by the channel, behind the earlier ones.
    func writeOnChannel() { output.withLock { $0.descriptor = nil } }

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
    /// `number` is that of the connection.
    nonisolated func post(
        _ message: String, from connection: SocketConnection, _ number: Int, report: LiveReport
    ) {
        let cost = SocketConnection.cost(message)
        connection.willHandle(cost)
        let arrival: ContinuousClock.Instant? = report.measuresLatency ? .now : nil
        executor.perform { [self] in
            assumeIsolated { session in
                // What is not an event of the protocol is ignored.
                if let event = try? PageEvent(message) {
                    session.receive(event, on: number, arrivedAt: arrival)
                } else {
                    report.refused(.malformed)
                }
            }
            connection.didHandle(cost)
        }
    }
}

extension WebSocketFrame {
    fileprivate init(_ opcode: WebSocketOpcode, _ payload: [UInt8]) {
        self.init(fin: true, opcode: opcode, data: ByteBuffer(bytes: payload))
    }
}
#endif
