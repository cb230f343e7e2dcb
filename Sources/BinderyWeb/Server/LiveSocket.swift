#if Web
internal import BinderyWire
internal import NIOCore
internal import NIOWebSocket

/// The WebSocket of a page: passes messages to its session, limits rate and backlog, and detects a dead peer.
final class LiveSocket: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    let sessions: LiveSessions
    let connection: SocketConnection
    var opened: LiveSessions.Connected?
    /// The page while its session is folded.
    var folded: Folded?
    /// Used to find a folded session again. Nil if none is folded.
    var address: PageAddress?
    /// The session is being folded or restored: messages wait.
    var isChangingSession = false
    /// The page was folded and has yet to say that it has applied this frame: what it has sent before has other node
    /// numbers, and it sends that again.
    var awaitedFrame: Int?
    /// How long the page rests until its session is folded; nil if it is not.
    var foldedAfter: Duration?
    var lastEvent = NIODeadline.now()
    private var silence: NIOScheduledCallback?
    private var lastReceived = NIODeadline.now()
    private var isPaused = false
    var isVerifying = false
    private var hasHeldRead = false
    private var nextLineReply: Scheduled<Void>?
    private var assembly = MessageAssembly()
    /// Messages that were read with others and have to wait. Nothing is read meanwhile, so one read limits them.
    private var waiting: ArraySlice<WebSocketFrame> = []
    /// The browser has broken the rules or said that it closes: nothing that it sends counts any more.
    var isDone = false
    /// The close frame has been written. Nothing may follow it, or the browser would not learn why the connection ends.
    private var isClosing = false

    struct Folded {
        let session: FoldedSession
        let logNumber: Int
        let began: NIODeadline
    }

    /// Limits what a page may send without its session: about what browsers send of themselves.
    private let restLimiter = RateLimiter()

    init(sessions: LiveSessions, over connection: SocketConnection) {
        self.sessions = sessions
        self.connection = connection
        foldedAfter = sessions.rests?.next()
    }

    // MARK: Opening and closing

    /// Connects the page with its session. Nothing is read until then: the session may have to be restored.
    func connect(to address: PageAddress) {
        let (sessions, connection) = (sessions, connection)
        let bound = NIOLoopBound(self, eventLoop: connection.channel.eventLoop)
        if foldedAfter != nil { self.address = address }
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
        isChangingSession = false
        awaitedFrame = opened.firstFrame
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
        scheduleProbe(context, in: probeInterval)
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

    func disconnectSession() {
        // What ends a change of the session sees that the channel is closed.
        if isChangingSession { return }
        let (sessions, address) = (sessions, address)
        if let folded, let address {
            self.folded = nil
            sessions.report.disconnected(folded.logNumber)
            return sessions.leave(address.token, folded.session)
        }
        guard let opened else { return }
        self.opened = nil
        sessions.report.disconnected(opened.logNumber)
        Task {
            await opened.session.serve { $0.disconnect(opened.number) }
            sessions.closeUnlessConnected(opened.token, opened.session, after: opened.number)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is SocketConnection.HasRoom: proceed(context)
        case is FoldedSession.Woken: wake(context)
        // The application around the pages shuts down gracefully, and waits for its connections.
        case is ChannelShouldQuiesceEvent:
            let sessions = sessions
            if folded != nil, let address, let browser = address.browser {
                Task { await sessions.release(address.token, of: browser, closing: .goingAway) }
                return
            }
            guard let session = opened?.session else { return context.close(promise: nil) }
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

    var mayProceed: Bool {
        (opened != nil || folded != nil) && !isDone && !isPaused && !isChangingSession && !connection.isFull
    }

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
        if opened == nil && !isChangingSession || nextLineReply != nil { return }
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
    func proceed(_ context: ChannelHandlerContext) {
        while mayProceed, isOwner, let message = waiting.popFirst() { handle(message, context) }
        if !waiting.isEmpty, mayProceed { verifyOwnership(context) }
        if waiting.isEmpty { waiting = [] }
        if hasHeldRead { read(context: context) }
    }

    private func handle(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        // A page that sends so much does not rest, and the limit of its session counts.
        if folded != nil, frame.opcode != .connectionClose,
            restLimiter.take(at: Int64(context.eventLoop.now.uptimeNanoseconds), perSecond: 1, burst: 100) > 0
        {
            return unfold(context)
        }
        switch frame.opcode {
        case .text:
            guard let text = String(validating: frame.unmaskedData.readableBytesView, as: UTF8.self) else {
                return close(context, .invalidText)
            }
            receive(text, context)
        case .ping:
            // A page that does not read is not answered either: the answers would accumulate.
            if context.channel.isWritable {
                connection.write(Array(frame.unmaskedData.readableBytesView), as: .pong)
            }
        case .pong: break
        case .connectionClose: return replyToClose(frame.unmaskedData, context)
        default: return close(context, .notText)
        }
        if let opened { pace(opened, context) }
    }

    private func receive(_ text: String, _ context: ChannelHandlerContext) {
        if folded != nil { return receiveWhileFolded(text, context) }
        if let frame = PageEvent.frame(ofLineCheck: text) {
            if frame == awaitedFrame { awaitedFrame = nil }
            return replyToLineCheck(context)
        }
        guard awaitedFrame == nil, let opened else { return }
        if text != Self.heartbeat { lastEvent = context.eventLoop.now }
        opened.session.post(text, from: connection, opened.number, report: sessions.report)
    }

    /// Answers a page that is waiting for a frame and asks whether the line is alive. The session may be computing.
    func replyToLineCheck(_ context: ChannelHandlerContext) {
        if context.channel.isWritable { connection.send(Self.lineIsAlive) }
    }

    private static let lineIsAlive = [UInt8](PageEvent.lineCheckAnswer.utf8)
    static let heartbeat = PageEvent.heartbeat.message

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
            opened?.session.figures.readsAgain()
        } else {
            opened?.session.figures.readSlowly()
            sessions.report.readSlowly(opened?.logNumber ?? 0)
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: Silence

    /// Pings a silent browser, and disconnects it if it stays silent: browsers answer pings even in the background.
    func scheduleProbe(_ context: ChannelHandlerContext, in duration: Duration) {
        silence?.cancel()
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
        // It has fired: to cancel it would search all timers of the event loop.
        silence = nil
        foldIfResting(context)
        if let folded, Duration(context.eventLoop.now - folded.began) >= sessions.restLength { unfold(context) }
        let half = sessions.limits.idleTimeout / 2
        // A page from which nothing is being read may seem silent.
        if hasHeldRead { lastReceived = context.eventLoop.now }
        let silent = Duration(context.eventLoop.now - lastReceived)
        if silent >= sessions.limits.idleTimeout { return context.close(promise: nil) }
        if silent >= half { connection.write([], as: .ping) }
        let rest = silent < half ? half - silent : half
        scheduleProbe(context, in: folded == nil ? min(rest, probeInterval) : rest)
    }

    var probeInterval: Duration {
        let half = sessions.limits.idleTimeout / 2
        return foldedAfter.map { min($0, half) } ?? half
    }
}

extension Duration {
    init(_ amount: TimeAmount) { self = .nanoseconds(amount.nanoseconds) }
}
#endif
