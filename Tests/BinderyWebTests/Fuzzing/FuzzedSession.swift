import BinderyPageClient
import BinderyView
import BinderyWebTesting
import PageReading

@testable import BinderyWeb

/// A live session, a store, and a page that knows only what it was sent. Whatever the page sends, afterwards
///
/// - the page equals the session's state, if it is connected and reads;
/// - nothing was done that a user could not have done on the page, and nothing twice;
/// - acknowledgements and frames are numbered upwards, without a gap;
/// - what waits for the page, or is kept for it, is bounded;
/// - what was stored is restored after a restart;
/// - nothing remains of what has ended.
///
/// Everything happens on the calling thread, in an order and at times that the input decides.
// Unsafe to the compiler only: it is used on that one thread alone.
final class FuzzedSession: @unchecked Sendable {
    private static let capacity = 2048
    private static let replayCapacity = 1024

    static let browserName = "browser"

    var input: FuzzInput
    let exchange = FileExchange()
    let store = FuzzedStore()
    private let runner = InlineRunner()
    private(set) var executor: SessionExecutor!
    private(set) var session: LiveSession!
    private(set) var scheduler: SteppedScheduler!
    private(set) var model: FuzzedModel!
    private(set) var backend: WebBackend!
    private(set) var browser: FuzzedBrowser!
    /// The connection's number.
    private(set) var number = 0
    /// Happens after the present job.
    var outage: Outage?
    /// The context in which the views were mounted.
    private var context: ExecutionContext?
    private var finding: (any Error)?

    private init(_ input: FuzzInput) { self.input = input }

    static func run(_ bytes: [UInt8]) throws {
        // Diagnostics about an altered store are expected.
        try Diagnostics.$handler.withValue(.init { _ in }) {
            let fuzzed = FuzzedSession(FuzzInput(bytes))
            try fuzzed.open()
            while !fuzzed.input.isEmpty { try fuzzed.turn() }
            try fuzzed.settle()
            try fuzzed.close()
        }
    }

    private func turn() throws {
        try job { [unowned self] session in
            try look()
            resend(to: session)
            try step(on: session)
            try expect(model.violation == nil, model.violation ?? "")
        }
        if let outage {
            self.outage = nil
            try undergo(outage)
        }
    }

    func expect(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
        if !condition { throw FuzzFinding(finding()) }
    }

    /// Runs `work` as a job of the session, and every job that follows from it.
    func job(_ work: @escaping @Sendable (isolated LiveSession) throws -> Void) throws {
        executor.perform { [self] in
            session.assumeIsolated { session in
                do { try work(session) } catch { finding = error }
            }
        }
        runner.run()
        if let finding { throw finding }
    }

    /// Runs what the program does by itself, in the context of its views.
    func asProgram(_ work: () -> Void) { ExecutionContext.$entered.withValue(context) { work() } }

    // MARK: Life

    private func make(as saved: SavedSession) {
        executor = SessionExecutor(on: runner)
        // On the thread and in the time of the session.
        let collector = SaveCollector(into: store) { [unowned self, executor] pause, work in
            let begin = { @Sendable in _ = Task(executorPreference: executor) { await work() } }
            if pause == .zero { begin() } else { _ = scheduler?.schedule(after: pause, begin) }
        }
        let persistence = SessionPersistence(by: collector, as: saved)
        session = LiveSession(
            outbox: Outbox(capacity: Self.capacity, replayCapacity: Self.replayCapacity), persistence: persistence,
            executor: executor, fileOrigin: FileOrigin(exchange: exchange, browser: Self.browserName),
            isFoldable: true
        ) { [unowned self] _ in
            scheduler = SteppedScheduler()
            return scheduler
        }
    }

    private func open() throws {
        let path = input.choice(of: [
            "/", "/list", "/fields", "/guarded", "/page/3", "/choices", "/buttons", "/pictures", "/everything",
            "/toolbox",
        ])!
        try open(at: path)
    }

    /// Loads a page. `before` is the stored state of the page that it replaces in the same tab.
    private func open(at path: String, insteadOf before: SavedSession? = nil) throws {
        make(as: SavedSession(token: "token", browser: Self.browserName, location: path))
        try job { [unowned self] session in
            _ = session.open(socket: "/s") { makePage(path) }
            browser = FuzzedBrowser(html: backend.root.innerHTML)
            if let before { session.adopt(before.states, upTo: before.acknowledged) }
            connect(to: session)
        }
    }

    private func makePage(_ path: String) -> LivePage {
        let model = FuzzedModel(at: path)
        self.model = model
        context = ExecutionContext.entered
        return LivePage(
            language: .constant("en"), texts: .english,
            content: FuzzedPage(model: model) { [unowned self] in backend = $0 })
    }

    /// Another server restores the page from the store.
    func restart(from saved: SavedSession, isContinued: Bool = false) throws {
        try close()
        make(as: saved)
        try job { [unowned self] session in
            if isContinued { session.continues() }
            session.open(restoring: saved) { makePage(saved.location) }
            connect(to: session)
        }
    }

    /// Another server does not know the page: the browser loads it again.
    func reload(insteadOf saved: SavedSession) throws {
        try close()
        store.beginPage()
        try open(at: saved.location, insteadOf: saved)
    }

    /// Ends the session, which its models and views must not outlive.
    private func close() throws {
        try job { $0.close() }
        weak let model = model
        weak let session = session
        weak let scheduler = scheduler
        (self.model, self.session, self.scheduler, backend, context) = (nil, nil, nil, nil, nil)
        runner.run()
        try expect(model == nil, "the model has outlived its session")
        try expect(session == nil, "the session has outlived its end")
        try expect(scheduler == nil, "something still waits for its time")
        try expect(exchange.count == 0, "\(exchange.count) addresses of files have outlived their session")
    }

    // MARK: What must hold

    func look() throws {
        let bound = Self.capacity + Self.replayCapacity
        try expect(backend.outbox.size <= bound, "\(backend.outbox.size) bytes are kept for the page")
        try browser.readFrames()
    }

    func compare() throws {
        guard browser.isUpToDate(with: backend), let difference = browser.difference(from: backend) else { return }
        throw FuzzFinding("the page differs: \(difference)")
    }

    /// After everything, a browser that comes back and reads must receive everything.
    private func settle() throws {
        try job { [unowned self] session in
            if browser.connection == nil || browser.isWaiting { connect(to: session) }
            browser.isReading = true
            try look()
            resend(to: session)
            if let connection = browser.connection, !connection.isWritable {
                connection.isWritable = true
                session.resumeWriting()
            }
        }
        try job { [unowned self] _ in
            try look()
            try expect(browser.isUpToDate(with: backend), "a reading page was not sent everything")
            try compare()
        }
    }

    func connect(to session: isolated LiveSession, seen: Int? = nil) {
        let connection = RecordedConnection()
        guard let number = session.connect(connection, seen: seen ?? browser.seen) else { return }
        self.number = number
        browser.connected(over: connection)
    }

    /// Sends again what was lost, once the connection has sent its first frame.
    func resend(to session: isolated LiveSession) {
        for event in browser.takeLost() { session.receive(event) }
    }
}
