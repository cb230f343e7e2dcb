internal import BinderyView

/// One page of one browser: its view models and views, and what the browser has been told.
///
/// Every message of the page is one job of its executor, and after each job what has changed goes out as one frame.
actor LiveSession {
    nonisolated let executor: SessionExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    var backend: WebBackend
    private let scope = Scope()
    private let head = PageHead()
    let states = StateRegistry()
    /// What is stored of it, where there is a store.
    var keeping: SessionKeeping?
    var saving: Task<Void, Never>?
    /// Nothing is being written yet: what cannot wait need not.
    var isCollecting = false
    /// Everything is being stored at once: no need to begin later.
    var isLeaving = false
    /// It was closed: its views are gone.
    private var isOver = false
    var stateObservation: (any Disposable)?
    private var connection: (any PageConnection)?
    /// How many connections there have been; the last one counts.
    private(set) var connections = 0
    /// The page that is connected knows the nodes by other numbers: the session was made from the store, and the page has not been told yet.
    private var isOfEarlierLife = false
    /// The last event of the page before in the same tab, whose state this one goes on with. Nil once
    /// the page has sent an event.
    private var inherited: Int?
    /// A heartbeat is not answered yet.
    private var owesAnswer = false
    /// The last event that the view models have seen.
    private(set) var received = 0
    /// What the last frame said of that, and of what is stored.
    private var told = Acknowledged(received: 0, stored: 0)
    var scheduler: (any StoppableScheduler)?
    private let makeScheduler: @Sendable (LiveSession) -> any StoppableScheduler
    let report: SessionReport
    /// How many events the page may send, over all its connections.
    nonisolated let allowance = EventAllowance()
    /// When the first event came that no frame has answered yet.
    private var unanswered: ContinuousClock.Instant?

    private struct Acknowledged: Equatable {
        var received: Int
        var stored: Int
    }

    /// - Parameters:
    ///   - outbox: empty; says how much is kept for a browser that is away.
    ///   - keeping: where the state is kept that the view models have marked; nowhere if nil.
    ///   - report: what is told of it to whoever runs the server.
    ///   - executor: where it runs; of this session alone.
    ///   - makeScheduler: makes its time.
    init(
        outbox: Outbox = Outbox(), keeping: SessionKeeping? = nil, report: SessionReport = SessionReport(),
        executor: SessionExecutor = SessionExecutor(),
        makeScheduler: @escaping @Sendable (LiveSession) -> any StoppableScheduler = { LiveScheduler(on: $0) }
    ) {
        backend = WebBackend(outbox: outbox)
        self.keeping = keeping
        self.report = report
        self.executor = executor
        self.makeScheduler = makeScheduler
    }

    isolated deinit {
        stopKeeping()
        scope.dispose()
    }

    // MARK: Life

    /// What answers the request for a page.
    struct FirstResponse {
        let html: String
        let isFound: Bool
    }

    /// Mounts the page and gives its first HTML.
    ///
    /// - Parameter messageSize: the largest message that the server takes, in bytes.
    func open(
        socket: String, messageSize: Int = LiveLimits().messageSize, _ page: @Sendable () -> LivePage
    ) -> FirstResponse {
        let isFound = mount(page)
        let document = PageDocument(
            language: head.language, socket: isFound ? socket : nil, location: backend.location,
            banner: head.banner, needsScripts: head.needsScripts, messageSize: messageSize,
            content: backend.takeFirstHTML())
        return FirstResponse(html: document.html, isFound: isFound)
    }

    /// Mounts the page as it was when it was saved.
    func open(restoring saved: SavedSession, _ page: @Sendable () -> LivePage) {
        states.restore(saved.states)
        _ = mount(page)
        backend.skipFirstHTML()
        if !saved.trail.isEmpty { inContext { backend.handle(.navigated(trail: saved.trail)) } }
        received = saved.acknowledged
        backend.beginAgain()
    }

    private func mount(_ page: () -> LivePage) -> Bool {
        // Weak: the executor may outlive its session by a job.
        executor.afterJob = { [weak self] in self?.assumeIsolated { $0.flush() } }
        var isFound = true
        inContext {
            let page = page()
            isFound = page.isFound
            let place = Place(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: page.texts, states: states)
            page.content.mount(in: place)
            head.follow(page.language, page.texts, in: scope, telling: backend)
        }
        backend.isTold = true
        return isFound
    }

    /// Goes on with what another page of the same tab was left with.
    func adopt(_ saved: SavedSession) {
        inherited = saved.acknowledged
        backend.emit(.inherited(event: saved.acknowledged))
        inContext { states.restore(saved.states) }
    }

    /// What another page of the same tab would go on with.
    var saved: SavedSession? { keeping?.saved(state) }

    var state: SessionState {
        SessionState(
            location: backend.location, navigations: backend.navigations, states: states.makeSnapshot(),
            received: received)
    }

    /// Ends the session: its bindings end, its view models go away, and what they were doing is cancelled.
    func close() {
        isOver = true
        connection = nil
        stopKeeping()
        scope.dispose()
        backend = WebBackend()
        scheduler?.stop()
        scheduler = nil
    }

    /// Stores what is not stored yet, tells the browser so, and lets it connect elsewhere.
    func leave() async {
        isLeaving = true
        saving?.cancel()
        // What is on its way to the store has to arrive there, or to be sent again.
        await saving?.value
        saving = nil
        await save()
        isLeaving = false
        flush()
        connection?.close(.goingAway)
        connection = nil
    }

    // MARK: Connections

    /// Takes over a connection; the one before, if there is one, is closed.
    ///
    /// - Parameter seen: the number of the last frame that the page has applied.
    /// - Returns: the number of the connection, for ``disconnect(_:)``; nil if the session has ended meanwhile, and has nothing to show.
    func connect(_ connection: any PageConnection, seen: Int) -> Int? {
        if isOver { return nil }
        connections += 1
        self.connection?.close(.replaced)
        self.connection = connection
        if connections == 1 { observeStates() }
        unanswered = nil
        backend.resume(after: seen)
        isOfEarlierLife = !backend.outbox.isOfThisLife(seen)
        sendFrame()
        return connections
    }

    func disconnect(_ connection: Int) {
        if connection == connections { self.connection = nil }
    }

    /// Whether a page is connected now.
    var isConnected: Bool { connection != nil }

    /// The connection takes more again.
    nonisolated func resumeWriting() { executor.perform { [self] in assumeIsolated { $0.flush() } } }

    // MARK: Events

    /// Handles an event of the page. What was seen before is ignored.
    func receive(_ event: ClientEvent, arrivedAt arrival: ContinuousClock.Instant? = nil) {
        report.figures?.received(event.kind)
        if event.kind == .heartbeat {
            // Answered by the flush that follows, or once the connection takes more: who does not read is not written to.
            owesAnswer = true
            return
        }
        guard event.sequence > received else { return }
        received = event.sequence
        inherited = nil
        unanswered = unanswered ?? arrival
        keeping?.handled(event.kind)
        inContext { backend.handle(event.kind, number: event.sequence) }
    }

    // MARK: Frames

    private func flush() {
        keep()
        guard let connection, connection.isWritable, owesAnswer || !backend.isUpToDate || told != acknowledged
        else {
            return
        }
        sendFrame()
    }

    private var acknowledged: Acknowledged {
        Acknowledged(received: received, stored: keeping?.stored ?? received)
    }

    private func sendFrame() {
        guard let connection else { return }
        backend.tellValues()
        if backend.outbox.owesState { tellState() }
        told = acknowledged
        owesAnswer = false
        let frame = backend.takeFrame(acknowledging: told.received, stored: told.stored)
        connection.send(frame)
        guard let figures = report.figures else { return }
        figures.frames.record(frame.count)
        if let unanswered { figures.answered(after: .now - unanswered) }
        unanswered = nil
    }

    private func tellState() {
        backend.beginState()
        if let inherited { backend.emit(.inherited(event: inherited)) }
        let html = backend.root.innerHTML
        backend.emit(isOfEarlierLife ? .restored(html: html) : .state(html: html))
        isOfEarlierLife = false
        backend.emit(.navigate(backend.location))
        head.tell(backend)
    }

    /// By the clock of the session's own time.
    var now: Duration { scheduler?.now ?? .zero }

    private func inContext(_ body: () -> Void) {
        let scheduler = scheduler ?? makeScheduler(self)
        self.scheduler = scheduler
        let context = ExecutionContext(actor: self, scheduler: scheduler, taskExecutor: executor)
        ExecutionContext.$entered.withValue(context) { body() }
    }
}
