#if Web
internal import NIOCore
internal import NIOWebSocket

/// The WebSocket of one page: passes events on to its session, no faster than they may come, and sees to it that the other side lives.
final class LiveSocket: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let sessions: LiveSessions
    private var opened: LiveSessions.Connected?
    private var allowance: EventAllowance
    private var silence: NIOScheduledCallback?
    private var lastHeard = NIODeadline.now()
    private var isPaused = false
    private var assembly = MessageAssembly()
    /// The browser has broken the rules: nothing that it says counts any more.
    private var isRefused = false

    init(sessions: LiveSessions) {
        self.sessions = sessions
        allowance = EventAllowance(perSecond: sessions.limits.eventsPerSecond, burst: sessions.limits.eventBurst)
    }

    // MARK: Opening and closing

    /// Connects the page with its session. Nothing is read until that is there: it may have to be fetched from the store.
    func connect(to address: PageAddress, over channel: any Channel) {
        channel.setOption(.autoRead, value: false).whenFailure { _ in }
        let sessions = sessions
        let link = SocketConnection(channel)
        let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
        Task {
            let opened = await sessions.connect(address, over: link)
            channel.eventLoop.execute { bound.value.open(opened, channel) }
        }
    }

    private func open(_ opened: LiveSessions.Connected?, _ channel: any Channel) {
        guard let opened else {
            // Whoever comes next may know the page.
            if sessions.isDraining { return SocketConnection.write(.goingAway, to: channel) }
            channel.writeAndFlush(WebSocketFrame.text(LiveSessions.unknownPage), promise: nil)
            return channel.setOption(.autoRead, value: true).whenFailure { _ in }
        }
        self.opened = opened
        if !channel.isActive { return leave() }
        channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        listen(context, for: sessions.limits.idleTimeout / 2)
    }

    func channelInactive(context: ChannelHandlerContext) {
        silence?.cancel()
        leave()
        context.fireChannelInactive()
    }

    private func leave() {
        guard let opened else { return }
        self.opened = nil
        let sessions = sessions
        sessions.report.disconnected(opened.name)
        Task {
            await opened.session.disconnect(opened.number)
            sessions.closeUnlessConnected(opened.token, opened.session, after: opened.number)
        }
    }

    /// The application around the pages ends gracefully, and waits for its connections.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
        guard let session = opened?.session else { return context.close(promise: nil) }
        let sessions = sessions
        Task { await sessions.sendOn(session) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(context, .messageTooLarge)
        case is NIOWebSocketError: close(context, .protocolError)
        default: context.close(promise: nil)
        }
    }

    private func close(_ context: ChannelHandlerContext, _ reason: PageClosing) {
        sessions.report.refused(reason == .messageTooLarge ? .messageSize : .frame)
        SocketConnection.write(reason, to: context.channel)
    }

    // MARK: Events

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isRefused { return }
        lastHeard = .now()
        do throws(PageClosing) {
            let message = try assembly.add(unwrapInboundIn(data), limit: sessions.limits.messageSize)
            if let message { read(message, context) }
        } catch {
            isRefused = true
            close(context, error)
        }
    }

    private func read(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        switch frame.opcode {
        case .text:
            guard let text = String(validating: frame.unmaskedData.readableBytesView, as: UTF8.self) else {
                return close(context, .invalidText)
            }
            // What is no event of the protocol is ignored.
            if let event = try? ClientEvent(text) {
                opened?.session.post(event)
            } else {
                sessions.report.refused(.malformed)
            }
            pace(context)
        case .ping:
            // Who does not read is not answered either: the answers would pile up.
            guard context.channel.isWritable else { return pace(context) }
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            // Who does not read need not be answered.
            if context.channel.isWritable { context.writeAndFlush(wrapOutboundOut(pong), promise: nil) }
            pace(context)
        case .connectionClose:
            let answer = WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(answer)).assumeIsolated().whenComplete { _ in
                context.close(promise: nil)
            }
        case .pong: pace(context)
        default: close(context, .notText)
        }
    }

    /// Whoever sends too much is read more slowly: the browser's own buffers hold the rest back.
    private func pace(_ context: ChannelHandlerContext) {
        let wait = allowance.take(at: Int64(NIODeadline.now().uptimeNanoseconds))
        guard wait > 0, !isPaused else { return }
        isPaused = true
        sessions.report.paused(opened?.name ?? 0)
        context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .nanoseconds(wait)) {
            bound.value.handler.isPaused = false
            bound.value.context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            opened?.session.resumeWriting()
        } else {
            sessions.report.readsSlowly(opened?.name ?? 0)
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: Silence

    /// Asks for a sign of life, and gives up when there is none: a browser answers a ping by itself, in the background, too.
    private func listen(_ context: ChannelHandlerContext, for duration: Duration) {
        // Of all that wait, the kind that takes the least memory. It fails only while the event loops end.
        silence = try? context.eventLoop.assumeIsolated().scheduleCallback(
            in: TimeAmount(duration), handler: Silence(socket: self, context: context))
    }

    private struct Silence: NIOScheduledCallbackHandler {
        let socket: LiveSocket
        let context: ChannelHandlerContext

        func handleScheduledCallback(eventLoop: some EventLoop) { socket.probe(context) }
    }

    private func probe(_ context: ChannelHandlerContext) {
        let (half, silent) = (sessions.limits.idleTimeout / 2, Duration(NIODeadline.now() - lastHeard))
        if silent >= sessions.limits.idleTimeout { return context.close(promise: nil) }
        if silent < half { return listen(context, for: half - silent) }
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        listen(context, for: half)
    }
}

/// The way from a session to its WebSocket.
final class SocketConnection: PageConnection {
    let channel: any Channel

    init(_ channel: any Channel) { self.channel = channel }

    var isWritable: Bool { channel.isWritable }

    func send(_ message: [UInt8]) { channel.writeAndFlush(WebSocketFrame.text(message), promise: nil) }

    func close(_ reason: PageClosing) {
        let channel = channel
        channel.eventLoop.execute { Self.write(reason, to: channel) }
    }

    /// The browser has a second to answer; then the connection is closed all the same.
    static func write(_ reason: PageClosing, to channel: any Channel) {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(reason.rawValue)))
        data.writeString(reason.reason)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        channel.writeAndFlush(frame, promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    }
}

extension WebSocketFrame {
    static func text(_ message: [UInt8]) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
    }
}

extension Duration {
    init(_ amount: TimeAmount) { self = .nanoseconds(amount.nanoseconds) }
}
#endif
