internal import BinderyStreams
internal import BinderyWeb
internal import BinderyWire

/// A live session whose jobs run on the calling thread, within each method.
// Unsafe to the compiler only: everything happens on the thread that calls.
final class RunningSession: @unchecked Sendable {
    private let runner: InlineRunner
    private let executor: SessionExecutor
    private let session: LiveSession
    private let scheduler = SteppedScheduler()
    private var number: Int?

    init(as saved: SavedSession, in store: TestStore, on runner: InlineRunner) {
        self.runner = runner
        executor = SessionExecutor(on: runner)
        let scheduler = TestScheduler(scheduler)
        let collector = SaveCollector(into: store) { [executor] pause, work in
            let begin = { @Sendable in _ = Task(executorPreference: executor) { await work() } }
            if pause == .zero { begin() } else { _ = scheduler.scheduler.schedule(after: pause, begin) }
        }
        session = LiveSession(executor: executor, persistence: SessionPersistence(by: collector, as: saved)) { _ in
            scheduler.scheduler
        }
    }

    /// Passes the scheduler to the session and to what stores it, which run on the one thread.
    private struct TestScheduler: @unchecked Sendable {
        let scheduler: SteppedScheduler

        init(_ scheduler: SteppedScheduler) { self.scheduler = scheduler }
    }

    /// Runs `work` as a job of the session, and every job that follows from it.
    // `nonisolated(unsafe)` here and below: the job has ended on this thread when the method returns.
    private func job<Result>(_ work: (isolated LiveSession) -> Result) -> Result {
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            nonisolated(unsafe) var result: Result!
            executor.perform { [session] in session.assumeIsolated { result = work($0) } }
            runner.run()
            return result
        }
    }

    func open(_ makePage: () -> LivePage) -> LiveSession.FirstResponse {
        nonisolated(unsafe) let makePage = makePage
        return job { session in session.open(socket: "/bindery/socket?page=page") { makePage() } }
    }

    func open(restoring saved: SavedSession, _ makePage: () -> LivePage) {
        nonisolated(unsafe) let makePage = makePage
        job { session in session.open(restoring: saved) { makePage() } }
    }

    func connect(_ connection: TestConnection, seen: Int) { number = job { $0.connect(connection, seen: seen) } }

    func disconnect() {
        guard let number else { return }
        job { $0.disconnect(number) }
        self.number = nil
    }

    func receive(_ event: PageEvent) { job { $0.receive(event) } }

    func perform<Result>(_ work: (SteppedScheduler) -> Result) -> Result {
        nonisolated(unsafe) let (work, scheduler) = (work, scheduler)
        return job { session in
            nonisolated(unsafe) var result: Result!
            session.inContext { result = work(scheduler) }
            return result
        }
    }

    /// Stores everything, and closes the connection.
    func handOff() {
        let session = session
        executor.perform { [executor] in Task(executorPreference: executor) { await session.handOff() } }
        runner.run()
    }

    func close() {
        job { $0.close() }
        runner.run()
    }
}

/// The server's end of a connection that is not a socket.
final class TestConnection: PageConnection {
    // Only the thread of the test uses it.
    nonisolated(unsafe) private var messages: [String] = []

    let isWritable = true

    func send(_ message: [UInt8]) { messages.append(String(decoding: message, as: UTF8.self)) }

    func close(_ reason: PageClosing) {}

    func begin(on line: LineConditions) -> Bool { true }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}

final class TestStore: SessionStore {
    // Only the session uses it, on the thread of the test.
    nonisolated(unsafe) private(set) var saved: SavedSession?

    nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? { saved }

    nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
        saved = sessions.last
    }

    nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure) { saved = nil }

    nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}
