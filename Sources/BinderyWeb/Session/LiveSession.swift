internal import BinderySynchronization
package import BinderyView
package import BinderyWire

/// One page of one browser: its view models, its views, and what the browser has been sent. Each message of the page is
/// one job of the session's executor. After each job, the changes are sent as one frame.
package actor LiveSession {
    /// In the log; 0 in a test.
    nonisolated let number: Int
    nonisolated let executor: SessionExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    var backend: WebBackend
    let scope = Scope()
    let head = PageHead()
    let states = StateRegistry()
    var isClosed = false
    /// Whether the page's user has been signed out. Then no event is handled, including those that wait.
    nonisolated let refusesEvents = Atomic(false)
    /// Nil unless processes of other machines may take the page over.
    nonisolated let fence: OwnershipFence?
    /// An event of this connection, or of an earlier one, was not handled, and so are those that follow it there: the
    /// page repeats them where it connects next.
    private var abandonedConnection = 0
    /// The page is being taken under a new lease.
    var reclaiming: (lease: Int, task: Task<Result<Bool, SessionStoreFailure>, Never>)?
    /// Whether the page is given up to another process, which handles the events that arrive from now on.
    var isReleased = false
    /// The last event that the view models have handled.
    private(set) var received = 0
    /// Whether another process has handed the page over: it has handled no event after ``received``.
    private(set) var isContinued = false
    /// The last event of the previous page in the tab, if its state is continued. Nil once this page has sent an event.
    private(set) var inherited: Int?
    /// How and when the session is stored; nil without a store.
    var persistence: SessionPersistence?
    /// Nil while the page is disconnected.
    var connected: ConnectedPage?
    /// The number of connections so far; the last one is current.
    private(set) var connections = 0
    var scheduler: (any StoppableScheduler)?
    private let makeScheduler: @Sendable (LiveSession) -> any StoppableScheduler
    let report: SessionReport
    /// Nil unless the session is folded when its page rests.
    let ties: ContextTies?
    /// The last frame when it was last asked whether the page rests.
    var restingFrame = -1
    /// Records what happens in the session; nil unless it is traced.
    nonisolated let traceLog: TraceLog?
    /// Whether the page may ask why an element is as it is: in development. An operator who traces a session does not
    /// show its user what the models contain.
    private let answersWhy: Bool
    /// Whether its page is the inspector, which does not inspect itself.
    nonisolated let isInspector: Bool
    /// Limits the rate of the page's events, over all its connections.
    nonisolated let rateLimiter = RateLimiter()
    nonisolated let figures = SessionFigures()
    /// What makes the line worse on purpose.
    private(set) var line: LineConditions?
    /// The page's user, if a view model asks; nil otherwise.
    var principal: MutableProperty<Principal?>?
    /// Whether the page is connected, if a view model asks; nil otherwise.
    var connectedState: MutableProperty<Bool>?

    struct ConnectedPage {
        let connection: any PageConnection
        /// The session was made from the store, and the page still uses its earlier node numbers.
        var isOfEarlierEpoch: Bool
        /// A heartbeat is still to be answered, by the next frame.
        var hasPendingHeartbeat = false
        /// The arrival of the first event that no frame has answered yet.
        var firstPendingArrival: ContinuousClock.Instant?
        /// The last event that a frame has acknowledged.
        var lastAcknowledged = 0
    }

    init(
        number: Int = 0, outbox: Outbox = Outbox(), persistence: SessionPersistence? = nil,
        report: SessionReport = SessionReport(),
        executor: SessionExecutor = SessionExecutor(), fileOrigin: FileOrigin? = nil, traceLog: TraceLog? = nil,
        answersWhy: Bool = false, isInspector: Bool = false, lease: OwnershipLease? = nil,
        isFoldable: Bool = false,
        makeScheduler: @escaping @Sendable (LiveSession) -> any StoppableScheduler = { LiveScheduler(on: $0) }
    ) {
        self.number = number
        backend = WebBackend(outbox: outbox)
        backend.fileOrigin = fileOrigin
        self.traceLog = traceLog
        self.answersWhy = answersWhy
        self.isInspector = isInspector
        fence = lease.map(OwnershipFence.init)
        ties = isFoldable ? ContextTies() : nil
        backend.windows = isFoldable ? ListWindows() : nil
        self.executor = executor
        executor.traceLog = traceLog
        self.persistence = persistence
        self.report = report
        self.makeScheduler = makeScheduler
    }

    /// A session for tests, with limits of their own.
    package init(
        executor: SessionExecutor, persistence: SessionPersistence?, isFoldable: Bool = false,
        makeScheduler: @escaping @Sendable (LiveSession) -> any StoppableScheduler
    ) {
        number = 0
        backend = WebBackend(outbox: Outbox())
        traceLog = nil
        answersWhy = false
        isInspector = false
        fence = nil
        ties = isFoldable ? ContextTies() : nil
        backend.windows = isFoldable ? ListWindows() : nil
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
        let page: PageHTML
        package let isFound: Bool
        package var html: String { page.text }
    }

    /// Mounts the page and returns its first HTML. The server accepts messages of `messageSize` bytes.
    package func open(
        socket: String, messageSize: Int = LiveLimits().messageSize, _ page: @Sendable () -> LivePage
    ) -> FirstResponse {
        open(socket: socket, messageSize: messageSize, files: PageFiles(), page)
    }

    func open(
        socket: String, messageSize: Int, files: PageFiles, nonce: String? = nil, user: SignedInUser? = nil,
        _ page: @Sendable () -> LivePage
    ) -> FirstResponse {
        let isFound = mount(isRestored: false, page)
        let document = PageDocument(
            language: head.language, socket: isFound ? socket : nil, location: backend.location,
            banner: head.banner, needsScripts: head.needsScripts, messageSize: messageSize,
            content: backend.takeFirstHTML(), files: files, theme: backend.theme, metadata: head.takeMetadata(),
            nonce: nonce, user: user.map { ContentHash(of: [($0.signIn ?? $0.principal.id).utf8]).description })
        return FirstResponse(page: document.html, isFound: isFound)
    }

    package func open(restoring saved: SavedSession, _ page: @Sendable () -> LivePage) {
        states.restore(saved.states)
        _ = mount(isRestored: true, page)
        backend.skipFirstHTML()
        if !saved.trail.isEmpty { inContext { backend.handle(.navigate(trail: saved.trail)) } }
        received = saved.acknowledged
        backend.discarded = DiscardedEdits(saved.discarded)
        backend.startNewEpoch()
    }

    /// The session was restored from what another process has handed over.
    func continues() { isContinued = true }

    private func mount(isRestored: Bool, _ page: () -> LivePage) -> Bool {
        // Weak: the executor may outlive its session by a job.
        executor.afterJob = { [weak self] in self?.assumeIsolated { $0.flush() } }
        var isFound = true
        backend.showsPlaces = answersWhy
        inContext { report.open(isRestored: isRestored) { isFound = mount(page()) } }
        backend.isPageSent = true
        executor.fence = fence
        return isFound
    }

    /// Returns whether a screen exists at the address.
    private func mount(_ page: LivePage) -> Bool {
        line = page.line
        let point = Rendering.MountPoint(
            backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: page.texts, states: states)
        TraceStep.following(.event(.opening, of: "the page")) { page.content.mount(in: point) }
        if answersWhy { backend.answerWhy(ofSession: number, until: scope) }
        head.metadata = page.metadata
        head.follow(page.language, page.liveTexts, in: scope, emittingTo: backend)
        return page.isFound
    }

    /// Continues the state of the previous page in the tab, with the effects of its events up to `event`.
    func adopt(_ saved: [String: StateSnapshot], upTo event: Int) {
        inherited = event
        backend.emit(.inherited(event: event))
        inContext { states.restore(saved) }
        observeStates()
    }

    /// The state for the page that continues this one. No later event of this page's connection is handled: what was on
    /// its way, the next page repeats. A page that is still open connects again. Nil if the session has ended, or is
    /// stored for another process.
    func stateForSuccessor() -> (state: SessionState, isConnected: Bool)? {
        if isClosed || isReleased { return nil }
        // A page whose session was folded, and is being restored, is connected.
        let isConnected = isConnected || ties?.sleeper != nil
        abandonConnection(connections)
        return (state, isConnected)
    }

    var state: SessionState {
        SessionState(
            location: backend.location, navigations: backend.navigations, states: states.makeSnapshot(),
            received: received, discarded: backend.discarded.numbers)
    }

    // MARK: Connections

    /// Takes over a connection of a page that has applied the frames up to `seen`, and closes the previous connection.
    /// Returns its number, for ``disconnect(_:)``; nil if the session has ended.
    package func connect(_ connection: any PageConnection, seen: Int) -> Int? {
        if isClosed || isReleased { return nil }
        if let line, !connection.begin(on: line) { return nil }
        // The models have taken over what a former session of the page has observed and entered.
        ties?.sleeper = nil
        ties?.formerEntries = []
        connections += 1
        connected?.connection.close(.replaced)
        observeStates()
        backend.resume(after: seen)
        connected = ConnectedPage(
            connection: connection, isOfEarlierEpoch: !backend.outbox.isCurrentEpoch(seen))
        figures.connected(true)
        showConnected()
        sendFrame()
        return connections
    }

    package func disconnect(_ connection: Int) {
        if connection != connections { return }
        connected = nil
        line?.disconnected()
        figures.connected(false)
        showConnected()
    }

    var isConnected: Bool { connected != nil }

    /// Whether no page is connected, nor was after a number of connections.
    func hasLeft(after connections: Int) -> Bool { !isConnected && self.connections == connections }

    private func showConnected() {
        if let connectedState { inContext { connectedState.value = isConnected } }
    }

    /// Continues to send when the connection accepts more.
    nonisolated func resumeWriting() { executor.perform { [self] in assumeIsolated { $0.flush() } } }

    /// Runs `body` as a job that is done in any case. What calls a method of the session instead, or continues in it,
    /// waits while the process may not act for the page: see ``OwnershipFence``.
    @discardableResult
    nonisolated func serve<Result: Sendable>(
        _ body: @escaping @Sendable (isolated LiveSession) -> Result
    ) async -> Result {
        await withCheckedContinuation { result in
            executor.perform { [self] in result.resume(returning: assumeIsolated(body)) }
        }
    }

    /// Handles an event that has arrived on a connection, unless another process may act for the page by now: the
    /// process may have been stopped while the event waited.
    func receive(_ event: PageEvent, on connection: Int, arrivedAt arrival: ContinuousClock.Instant? = nil) {
        if connection <= abandonedConnection { return }
        if event.kind != .heartbeat, fence?.isClosed == true { return abandonConnection(connection) }
        receive(event, arrivedAt: arrival)
    }

    private func abandonConnection(_ connection: Int) {
        abandonedConnection = connection
        if connection != connections { return }
        connected?.connection.close(.goingAway)
        connected = nil
    }

    /// Handles an event of the page. An event that was received before is ignored.
    package func receive(_ event: PageEvent, arrivedAt arrival: ContinuousClock.Instant? = nil) {
        report.metrics?.received(event.kind.key)
        if event.kind == .heartbeat {
            // Answered by the flush that follows, or later: a connection that does not read is not written to.
            connected?.hasPendingHeartbeat = true
            return
        }
        guard event.sequence > received, !isReleased, !refusesEvents.load(ordering: .relaxed) else { return }
        received = event.sequence
        executor.note(event)
        inherited = nil
        if connected?.firstPendingArrival == nil { connected?.firstPendingArrival = arrival }
        persistence?.cycle.received(event.kind)
        // Before it is handled: the time is that at which the lease was checked.
        if let handled = report.handled { handled(event.sequence, persistence?.epoch ?? 0) }
        inContext {
            report.handle(event.kind.key, at: backend.location.path) {
                TraceStep.following(backend.traceStep(of: event.kind)) {
                    backend.handle(event.kind, number: event.sequence)
                }
            }
        }
    }

    var now: Duration { scheduler?.now ?? .zero }

    package func inContext(_ body: () -> Void) {
        let scheduler = scheduler ?? makeScheduler(self)
        self.scheduler = scheduler
        var context = ExecutionContext(actor: self, scheduler: scheduler, taskExecutor: executor)
        context.ties = ties
        ExecutionContext.$entered.withValue(context) { body() }
    }
}
