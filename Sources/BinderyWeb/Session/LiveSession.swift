package import BinderyView
package import BinderyWire

/// One page of one browser: its view models, its views, and what the browser has been sent. Each message of the page is
/// one job of the session's executor. After each job, the changes are sent as one frame.
package actor LiveSession {
    nonisolated let executor: SessionExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    var backend: WebBackend
    private let scope = Scope()
    private let head = PageHead()
    let states = StateRegistry()
    /// What is stored of the session; nil without a store.
    var persistence: SessionPersistence?
    var saving: Task<Void, Never>?
    /// `saving` still waits for further changes; an urgent change replaces it.
    var isCollecting = false
    /// `handOff()` is storing everything, so `scheduleSave()` starts no save.
    var isHandingOff = false
    /// The session was closed and its views were unmounted.
    private var isClosed = false
    var stateObservation: (any Disposable)?
    private var connection: (any PageConnection)?
    /// The number of connections so far; the last one is current.
    private(set) var connections = 0
    /// The session was made from the store, and the connected page still uses its earlier node numbers.
    private var isOfEarlierEpoch = false
    /// The last event of the previous page in the tab, if its state is continued. Nil once this page has sent an event.
    private var inherited: Int?
    /// A heartbeat is still to be answered, by the next frame.
    private var hasPendingHeartbeat = false
    /// The last event that the view models have handled.
    private(set) var received = 0
    /// What the last frame acknowledged.
    private var lastAcknowledged = Acknowledged(received: 0, stored: 0)
    var scheduler: (any StoppableScheduler)?
    private let makeScheduler: @Sendable (LiveSession) -> any StoppableScheduler
    let report: SessionReport
    /// Limits the rate of the page's events, over all its connections.
    nonisolated let rateLimiter = RateLimiter()
    /// The arrival of the first event that no frame has answered yet.
    private var firstPendingArrival: ContinuousClock.Instant?

    private struct Acknowledged: Equatable {
        var received: Int
        var stored: Int
    }

    /// `outbox` is empty and limits what is kept for an absent browser. `persistence` stores the states that the view
    /// models mark; nil stores nothing. `report` informs the operator. `executor` is for this session alone.
    init(
        outbox: Outbox = Outbox(), persistence: SessionPersistence? = nil, report: SessionReport = SessionReport(),
        executor: SessionExecutor = SessionExecutor(),
        makeScheduler: @escaping @Sendable (LiveSession) -> any StoppableScheduler = { LiveScheduler(on: $0) }
    ) {
        backend = WebBackend(outbox: outbox)
        self.persistence = persistence
        self.report = report
        self.executor = executor
        self.makeScheduler = makeScheduler
    }

    /// A session for tests, with limits of their own.
    package init(
        executor: SessionExecutor, persistence: SessionPersistence?,
        makeScheduler: @escaping @Sendable (LiveSession) -> any StoppableScheduler
    ) {
        backend = WebBackend(outbox: Outbox())
        self.executor = executor
        self.persistence = persistence
        self.makeScheduler = makeScheduler
        report = SessionReport()
    }

    isolated deinit {
        stopPersistence()
        scope.dispose()
    }

    // MARK: Life

    package struct FirstResponse {
        package let html: String
        package let isFound: Bool
    }

    /// Mounts the page and returns its first HTML. The server accepts messages of `messageSize` bytes.
    package func open(
        socket: String, messageSize: Int = LiveLimits().messageSize, _ page: @Sendable () -> LivePage
    ) -> FirstResponse {
        let isFound = mount(page)
        let document = PageDocument(
            language: head.language, socket: isFound ? socket : nil, location: backend.location,
            banner: head.banner, needsScripts: head.needsScripts, messageSize: messageSize,
            content: backend.takeFirstHTML())
        return FirstResponse(html: document.html, isFound: isFound)
    }

    package func open(restoring saved: SavedSession, _ page: @Sendable () -> LivePage) {
        states.restore(saved.states)
        _ = mount(page)
        backend.skipFirstHTML()
        if !saved.trail.isEmpty { inContext { backend.handle(.navigate(trail: saved.trail)) } }
        received = saved.acknowledged
        backend.startNewEpoch()
    }

    private func mount(_ page: () -> LivePage) -> Bool {
        // Weak: the executor may outlive its session by a job.
        executor.afterJob = { [weak self] in self?.assumeIsolated { $0.flush() } }
        var isFound = true
        inContext {
            let page = page()
            isFound = page.isFound
            let point = Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: page.texts, states: states)
            page.content.mount(in: point)
            head.follow(page.language, page.liveTexts, in: scope, emittingTo: backend)
        }
        backend.isPageSent = true
        return isFound
    }

    /// Continues the state of another page of the same tab.
    package func adopt(_ saved: SavedSession) {
        inherited = saved.acknowledged
        backend.emit(.inherited(event: saved.acknowledged))
        inContext { states.restore(saved.states) }
    }

    /// The state that another page of the same tab would continue.
    var saved: SavedSession? { persistence?.saved(state) }

    var state: SessionState {
        SessionState(
            location: backend.location, navigations: backend.navigations, states: states.makeSnapshot(),
            received: received)
    }

    /// Ends the session: disposes of its bindings, releases its view models and cancels their work.
    package func close() {
        isClosed = true
        connection = nil
        stopPersistence()
        scope.dispose()
        backend = WebBackend()
        scheduler?.stop()
        scheduler = nil
    }

    /// Stores what is not stored yet, acknowledges it, and closes the connection: the browser connects elsewhere.
    package func handOff() async {
        isHandingOff = true
        saving?.cancel()
        // A save in progress has to finish or fail; what it did not store is saved below.
        await saving?.value
        saving = nil
        await save()
        isHandingOff = false
        flush()
        connection?.close(.goingAway)
        connection = nil
    }

    // MARK: Connections

    /// Takes over a connection of a page that has applied the frames up to `seen`, and closes the previous connection.
    /// Returns its number, for ``disconnect(_:)``; nil if the session has ended.
    package func connect(_ connection: any PageConnection, seen: Int) -> Int? {
        if isClosed { return nil }
        connections += 1
        self.connection?.close(.replaced)
        self.connection = connection
        if connections == 1 { observeStates() }
        firstPendingArrival = nil
        backend.resume(after: seen)
        isOfEarlierEpoch = !backend.outbox.isCurrentEpoch(seen)
        sendFrame()
        return connections
    }

    package func disconnect(_ connection: Int) {
        if connection == connections { self.connection = nil }
    }

    var isConnected: Bool { connection != nil }

    /// Continues to send when the connection accepts more.
    nonisolated func resumeWriting() { executor.perform { [self] in assumeIsolated { $0.flush() } } }

    // MARK: Events

    /// Handles an event of the page. An event that was received before is ignored.
    package func receive(_ event: PageEvent, arrivedAt arrival: ContinuousClock.Instant? = nil) {
        report.metrics?.received(event.kind.key)
        if event.kind == .heartbeat {
            // Answered by the flush that follows, or later: a connection that does not read is not written to.
            hasPendingHeartbeat = true
            return
        }
        guard event.sequence > received else { return }
        received = event.sequence
        inherited = nil
        firstPendingArrival = firstPendingArrival ?? arrival
        persistence?.handled(event.kind)
        inContext { backend.handle(event.kind, number: event.sequence) }
    }

    // MARK: Frames

    private func flush() {
        scheduleSave()
        guard let connection, connection.isWritable,
            hasPendingHeartbeat || !backend.isUpToDate || lastAcknowledged != acknowledged
        else {
            return
        }
        sendFrame()
    }

    private var acknowledged: Acknowledged {
        Acknowledged(received: received, stored: persistence?.stored ?? received)
    }

    private func sendFrame() {
        guard let connection else { return }
        backend.emitValues()
        if backend.outbox.needsFullState { emitFullState() }
        lastAcknowledged = acknowledged
        hasPendingHeartbeat = false
        let frame = backend.takeFrame(acknowledging: lastAcknowledged.received, stored: lastAcknowledged.stored)
        connection.send(frame)
        guard let metrics = report.metrics else { return }
        metrics.frames.record(frame.count)
        if let firstPendingArrival { metrics.answered(after: .now - firstPendingArrival) }
        firstPendingArrival = nil
    }

    private func emitFullState() {
        backend.beginState()
        if let inherited { backend.emit(.inherited(event: inherited)) }
        let html = backend.root.innerHTML
        backend.emit(isOfEarlierEpoch ? .restored(html: html) : .state(html: html))
        isOfEarlierEpoch = false
        backend.emit(.navigate(to: backend.location))
        head.emit(to: backend)
    }

    var now: Duration { scheduler?.now ?? .zero }

    package func inContext(_ body: () -> Void) {
        let scheduler = scheduler ?? makeScheduler(self)
        self.scheduler = scheduler
        let context = ExecutionContext(actor: self, scheduler: scheduler, taskExecutor: executor)
        ExecutionContext.$entered.withValue(context) { body() }
    }
}
