#if Web
internal import BinderyWire
internal import NIOCore
internal import NIOWebSocket

/// The WebSocket of a page: passes messages to its session, limits rate and backlog, and detects a dead peer.
final class LiveSocket: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let sessions: LiveSessions
    private let connection: SocketConnection
    private var opened: LiveSessions.Connected?
    private var silence: NIOScheduledCallback?
    private var lastReceived = NIODeadline.now()
    private var isPaused = false
    private var isVerifying = false
    private var hasHeldRead = false
    private var nextLineReply: Scheduled<Void>?
    private var assembly = MessageAssembly()
    /// Messages that were read with others and have to wait. Nothing is read meanwhile, so one read limits them.
    private var waiting: ArraySlice<WebSocketFrame> = []
    /// The browser has broken the rules or said that it closes: nothing that it sends counts any more.
    private var isDone = false
    /// The close frame has been written. Nothing may follow it, or the browser would not learn why the connection ends.
    private var isClosing = false

    init(sessions: LiveSessions, over connection: SocketConnection) {
        self.sessions = sessions
        self.connection = connection
    }

    // MARK: Opening and closing

    /// Connects the page with its session. Nothing is read until then: the session may have to be restored.
    func connect(to address: PageAddress) {
        let (sessions, connection) = (sessions, connection)
        let bound = NIOLoopBound(self, eventLoop: connection.channel.eventLoop)
        Task {
            if sessions.refuses(address.token) {
                let frame = SetAsideAddress.frame(for: await sessions.location(of: address.token))
                return connection.channel.eventLoop.execute { bound.value.refuse(with: frame) }
            }
            do throws(LiveSessions.StoreUnavailable) {
                let opened = try await sessions.connect(address, over: connection)
                connection.channel.eventLoop.execute { bound.value.open(opened) }
            } catch {
                connection.close(.unavailable)
            }
        }
    }

    /// `opened` is the session of the page; nil if the page has to be loaded again.
    func open(_ opened: LiveSessions.Connected?) {
        let channel = connection.channel
        guard let opened else {
            // The next server may know the page.
            if sessions.isDraining { return connection.close(.goingAway) }
            return refuse(with: LiveSessions.unknownPage)
        }
        self.opened = opened
        if !channel.isActive { return disconnectSession() }
        channel.pipeline.fireUserInboundEventTriggered(SocketConnection.HasRoom())
    }

    /// Sends a page without a session away.
    private func refuse(with frame: [UInt8]) {
        let channel = connection.channel
        connection.send(frame)
        // The browser disconnects by itself. A socket that stayed would not be counted anywhere.
        channel.eventLoop.scheduleTask(in: TimeAmount(sessions.limits.handshakeTimeout)) {
            channel.close(promise: nil)
        }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        scheduleProbe(context, in: sessions.limits.idleTimeout / 2)
    }

    func channelInactive(context: ChannelHandlerContext) {
        connection.closed()
        silence?.cancel()
        nextLineReply?.cancel()
        // The page sends again what the session has not seen.
        waiting = []
        disconnectSession()
        context.fireChannelInactive()
    }

    private func disconnectSession() {
        guard let opened else { return }
        self.opened = nil
        let sessions = sessions
        sessions.report.disconnected(opened.logNumber)
        Task {
            await opened.session.disconnect(opened.number)
            sessions.closeUnlessConnected(opened.token, opened.session, after: opened.number)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is SocketConnection.HasRoom: proceed(context)
        // The application around the pages shuts down gracefully, and waits for its connections.
        case is ChannelShouldQuiesceEvent:
            guard let session = opened?.session else { return context.close(promise: nil) }
            let sessions = sessions
            Task { await sessions.drain(session) }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    /// All frames that the channel writes pass here, from this and any other thread. See ``SocketOutput``.
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if isClosing {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        let frame = unwrapOutboundIn(data)
        isClosing = frame.opcode == .connectionClose
        opened?.session.rateLimiter.charge(
            frame.data.readableBytes, at: Int64(context.eventLoop.now.uptimeNanoseconds),
            perSecond: sessions.limits.eventsPerSecond)
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The rest of a refused message is read: otherwise the connection would be reset, and its reason lost.
        if isClosing || isDone { return }
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(context, .messageTooLarge)
        case is NIOWebSocketError: close(context, .protocolError)
        default: context.close(promise: nil)
        }
    }

    private func close(_ context: ChannelHandlerContext, _ reason: PageClosing) {
        isDone = true
        waiting = []
        sessions.report.refused(reason == .messageTooLarge ? .messageSize : .frame)
        connection.close(reason)
    }

    // MARK: Messages

    private var mayProceed: Bool { opened != nil && !isDone && !isPaused && !connection.isFull }

    /// Whether this process may act for the page; always, unless processes of other machines may take it over.
    private var isOwner: Bool {
        guard let lease = sessions.lease, let opened else { return true }
        return lease.present == opened.session.ownedLease
    }

    /// Takes the page under a new lease, if this process still owns it. Messages wait meanwhile.
    private func verifyOwnership(_ context: ChannelHandlerContext) {
        guard let opened, let lease = sessions.lease, !isVerifying else { return }
        isVerifying = true
        let (sessions, loop) = (sessions, context.eventLoop)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
        Task {
            let verdict = await sessions.verdict(on: opened.session, lease)
            if verdict == .lost { await sessions.lose(opened.token, opened.session) }
            loop.execute { bound.value.handler.verified(verdict, bound.value.context) }
        }
    }

    private func verified(_ verdict: LiveSessions.Verdict, _ context: ChannelHandlerContext) {
        isVerifying = false
        switch verdict {
        case .owned: proceed(context)
        // The page connects where it can be served, and sends again what waits here.
        case .lost, .unknown:
            waiting = []
            isDone = true
            connection.close(.goingAway)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isDone { return }
        lastReceived = context.eventLoop.now
        do throws(PageClosing) {
            let limit = sessions.limits.messageSize
            guard let message = try assembly.add(unwrapInboundIn(data), limit: limit) else { return }
            if waiting.isEmpty, mayProceed, isOwner { return handle(message, context) }
            waiting.append(message)
            if mayProceed, !isOwner { verifyOwnership(context) }
        } catch {
            close(context, error)
        }
    }

    func read(context: ChannelHandlerContext) {
        // After the last message the rest is read and ignored: otherwise the connection would be reset.
        hasHeldRead = !isDone && !(waiting.isEmpty && mayProceed)
        if hasHeldRead { replyWhileReadIsHeld(context) } else { context.read() }
    }

    /// A line check may be among the unread messages. So while reading is held, an answer is sent each second.
    private func replyWhileReadIsHeld(_ context: ChannelHandlerContext) {
        if opened == nil || nextLineReply != nil { return }
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        nextLineReply = context.eventLoop.scheduleTask(in: .seconds(1)) {
            let (handler, context) = bound.value
            handler.nextLineReply = nil
            guard handler.hasHeldRead else { return }
            handler.replyToLineCheck(context)
            handler.replyWhileReadIsHeld(context)
        }
    }

    /// Handles waiting messages as far as permitted, and resumes reading when none is left.
    private func proceed(_ context: ChannelHandlerContext) {
        while mayProceed, isOwner, let message = waiting.popFirst() { handle(message, context) }
        if !waiting.isEmpty, mayProceed { verifyOwnership(context) }
        if waiting.isEmpty { waiting = [] }
        if hasHeldRead { read(context: context) }
    }

    private func handle(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard let opened else { return }
        switch frame.opcode {
        case .text:
            guard let text = String(validating: frame.unmaskedData.readableBytesView, as: UTF8.self) else {
                return close(context, .invalidText)
            }
            if text == PageEvent.lineCheck {
                replyToLineCheck(context)
            } else {
                opened.session.post(text, from: connection, opened.number, report: sessions.report)
            }
        case .ping:
            // A page that does not read is not answered either: the answers would accumulate.
            if context.channel.isWritable {
                connection.write(Array(frame.unmaskedData.readableBytesView), as: .pong)
            }
        case .pong: break
        case .connectionClose: return replyToClose(frame.unmaskedData, context)
        default: return close(context, .notText)
        }
        pace(opened, context)
    }

    /// Answers a page that is waiting for a frame and asks whether the line is alive. The session may be computing.
    private func replyToLineCheck(_ context: ChannelHandlerContext) {
        if context.channel.isWritable { connection.send(Self.lineIsAlive) }
    }

    private static let lineIsAlive = [UInt8](PageEvent.lineCheckAnswer.utf8)

    private func replyToClose(_ payload: ByteBuffer, _ context: ChannelHandlerContext) {
        if let fault = FrameRules.fault(inClosing: Array(payload.readableBytesView)) { return close(context, fault) }
        isDone = true
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        connection.writeLast(payload).whenComplete { _ in bound.value.close(promise: nil) }
    }

    /// Reads more slowly from a page that sends too much: the browser's own buffers hold the rest back.
    private func pace(_ opened: LiveSessions.Connected, _ context: ChannelHandlerContext) {
        let limits = sessions.limits
        let wait = opened.session.rateLimiter.take(
            at: Int64(context.eventLoop.now.uptimeNanoseconds), perSecond: limits.eventsPerSecond,
            burst: limits.eventBurst)
        guard wait > 0 else { return }
        isPaused = true
        sessions.report.paused(opened.logNumber)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .nanoseconds(wait)) {
            let (handler, context) = bound.value
            handler.isPaused = false
            handler.proceed(context)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            opened?.session.resumeWriting()
        } else {
            opened?.session.figures.readSlowly()
            sessions.report.readSlowly(opened?.logNumber ?? 0)
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: Silence

    /// Pings a silent browser, and disconnects it if it stays silent: browsers answer pings even in the background.
    private func scheduleProbe(_ context: ChannelHandlerContext, in duration: Duration) {
        // The kind of timer that takes the least memory. It fails only while the event loops end.
        silence = try? context.eventLoop.assumeIsolated().scheduleCallback(
            in: TimeAmount(duration), handler: Silence(socket: self, context: context))
    }

    private struct Silence: NIOScheduledCallbackHandler {
        let socket: LiveSocket
        let context: ChannelHandlerContext

        func handleScheduledCallback(eventLoop: some EventLoop) { socket.probe(context) }
    }

    private func probe(_ context: ChannelHandlerContext) {
        let half = sessions.limits.idleTimeout / 2
        // A page from which nothing is being read may seem silent.
        if hasHeldRead { lastReceived = context.eventLoop.now }
        let silent = Duration(context.eventLoop.now - lastReceived)
        if silent >= sessions.limits.idleTimeout { return context.close(promise: nil) }
        if silent < half { return scheduleProbe(context, in: half - silent) }
        connection.write([], as: .ping)
        scheduleProbe(context, in: half)
    }
}

extension Duration {
    init(_ amount: TimeAmount) { self = .nanoseconds(amount.nanoseconds) }
}
#endif
