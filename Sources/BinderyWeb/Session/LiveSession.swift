internal import BinderyView

/// One page of one browser: its view models and views, and what the browser has been told.
///
/// Every message of the page is one job of its executor, and after each job what has changed goes out as one frame.
actor LiveSession {
    private nonisolated let executor = SessionExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private var backend = WebBackend()
    private let scope = Scope()
    private let head = PageHead()
    private var send: (@Sendable (String) -> Void)?
    /// How many connections there have been; the last one counts.
    private(set) var connections = 0
    private var wasConnected = false
    private var lastSeen = 0
    private var lastAcknowledged = 0
    private var scheduler: LiveScheduler?

    init() {}

    isolated deinit { scope.dispose() }

    /// What answers the request for a page.
    struct FirstResponse {
        let html: String
        let isFound: Bool
    }

    /// Mounts the page and gives its first HTML.
    func open(socket: String, _ page: @Sendable () -> LivePage) -> FirstResponse {
        // Weak: the executor may outlive its session by a job.
        executor.afterJob = { [weak self] in self?.assumeIsolated { $0.flush() } }
        var isFound = true
        inContext {
            let page = page()
            isFound = page.isFound
            let place = Place(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: page.texts)
            page.content.mount(in: place)
            head.follow(page.language, page.texts, in: scope, telling: backend)
        }
        backend.isTold = true
        let document = PageDocument(
            language: head.language, socket: isFound ? socket : nil, location: backend.location,
            connectionLost: head.connectionLost, serverDown: head.serverDown, content: backend.root.innerHTML)
        return FirstResponse(html: document.html, isFound: isFound)
    }

    /// Takes over a connection; the one before, if there is one, is no longer written to.
    ///
    /// - Returns: the number of the connection, for ``disconnect(_:)``.
    func connect(_ send: @escaping @Sendable (String) -> Void) -> Int {
        connections += 1
        self.send = send
        if wasConnected {
            _ = backend.takeFrame(acknowledging: 0)
            backend.emit(.state(html: backend.root.innerHTML))
            backend.emit(.navigate(backend.location))
            head.tell(backend)
        }
        wasConnected = true
        sendFrame()
        return connections
    }

    func disconnect(_ connection: Int) {
        if connection == connections { send = nil }
    }

    /// Ends the session: its bindings end, its view models go away, and what they were doing is cancelled.
    func close() {
        send = nil
        scope.dispose()
        backend = WebBackend()
        scheduler?.stop()
        scheduler = nil
    }

    /// Whether a page is connected now.
    var isConnected: Bool { send != nil }

    /// Handles a message of the page. What is no event of the protocol is ignored, as is what was seen before.
    func receive(_ message: String) {
        guard let event = try? ClientEvent(message) else { return }
        if event.kind == .heartbeat { return sendFrame() }
        guard event.sequence > lastSeen else { return }
        lastSeen = event.sequence
        inContext { backend.handle(event.kind) }
    }

    private func flush() {
        if send == nil {
            // A page that comes back is told the whole state; one that has not come yet is told what it has missed.
            if wasConnected { _ = backend.takeFrame(acknowledging: 0) }
            return
        }
        if !backend.frame.isEmpty || lastSeen != lastAcknowledged { sendFrame() }
    }

    private func sendFrame() {
        lastAcknowledged = lastSeen
        send?(backend.takeFrame(acknowledging: lastSeen))
    }

    private func inContext(_ body: () -> Void) {
        let scheduler = scheduler ?? LiveScheduler(on: self)
        self.scheduler = scheduler
        let context = ExecutionContext(actor: self, scheduler: scheduler, taskExecutor: executor)
        ExecutionContext.$current.withValue(context) { body() }
    }
}

/// What stands in the head of a page, and the texts that the client shows by itself.
private final class PageHead {
    private(set) var language = "en"
    private(set) var connectionLost = ""
    private(set) var serverDown = ""

    func follow(_ language: Property<String>, _ texts: InterfaceTexts, in scope: Scope, telling backend: WebBackend) {
        let observation = Property { [language.value, texts.connectionLost.value, texts.serverDown.value] }
            .observe { [self] now in
                self.language = now[0]
                connectionLost = now[1]
                serverDown = now[2]
                tell(backend)
            }
        scope.onDispose { observation.dispose() }
    }

    func tell(_ backend: WebBackend) {
        backend.emit(.language(language))
        backend.emit(.bannerTexts(lost: connectionLost, down: serverDown))
    }
}
