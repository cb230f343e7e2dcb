import BinderyStreams
import BinderySynchronization
import BinderyTestSupport
import BinderyView
import BinderyWebTesting
import BinderyWire
import Testing

@testable import BinderyWeb

/// What the models of a page have begun, while the process may not act for the page. In virtual time, on one thread.
@Suite struct OwnershipFenceTests {
    private let clock = LeaseClock()
    private let runner = InlineRunner()
    private let deeds = Deeds()
    private let lease: OwnershipLease
    private let fence: OwnershipFence
    private let executor: SessionExecutor

    private final class Deeds: Sendable {
        private let list = Mutex<[String]>([])
        var all: [String] { list.withLock { $0 } }
        func add(_ deed: String) { list.withLock { $0.append(deed) } }
    }

    init() {
        lease = OwnershipLease { [clock] in clock.now }
        fence = OwnershipFence(lease)
        executor = SessionExecutor(on: runner)
        _ = lease.note(clock.now)
        fence.ownedLease = 1
        fence.settle = { [deeds] in
            deeds.add("settle")
            return true
        }
    }

    /// Adds a job of the models.
    private func begin(_ deed: String, _ body: @escaping @Sendable () -> Void = {}) {
        let deeds = deeds
        Task(executorPreference: executor) {
            deeds.add(deed)
            body()
        }
    }

    @Test func jobsWaitUntilTheProcessOwnsThePageAgain() {
        executor.fence = fence
        begin("a")
        runner.run()
        #expect(deeds.all == ["a"])

        clock.advance(by: OwnershipLease.length)
        begin("b")
        executor.perform { [deeds] in deeds.add("work of the server") }
        begin("c")
        runner.run()
        #expect(deeds.all == ["a", "settle", "work of the server"])

        // It is reached again, and does not know yet who owns the page.
        #expect(lease.note(clock.now))
        begin("d")
        runner.run()
        #expect(deeds.all == ["a", "settle", "work of the server"])

        fence.ownedLease = 2
        begin("e")
        executor.runHeldJobs()
        runner.run()
        #expect(deeds.all == ["a", "settle", "work of the server", "b", "c", "d", "e"])
    }

    /// The process is stopped during a job, for longer than the lease lasts.
    @Test func theNextJobSeesThatTheLeaseHasLapsed() {
        executor.fence = fence
        begin("a") { [clock] in clock.advance(by: OwnershipLease.length) }
        begin("b")
        runner.run()
        #expect(deeds.all == ["a", "settle"])

        #expect(lease.note(clock.now))
        fence.ownedLease = 2
        begin("c") { [clock] in clock.advance(by: OwnershipLease.length) }
        begin("d")
        executor.runHeldJobs()
        runner.run()
        #expect(deeds.all == ["a", "settle", "b", "c", "settle"])
    }

    @Test func whatWasHeldBackRunsAtTheEnd() {
        executor.fence = fence
        clock.advance(by: OwnershipLease.length)
        begin("a")
        begin("b")
        runner.run()
        executor.perform { [executor] in executor.removeFence() }
        begin("c")
        runner.run()
        #expect(deeds.all.sorted() == ["a", "b", "c", "settle"])
    }

    // MARK: Sessions

    private func job<Result: Sendable>(
        of session: LiveSession, _ work: @escaping @Sendable (isolated LiveSession) -> Result
    ) -> Result {
        let result = Mutex<Result?>(nil)
        executor.perform {
            let value = session.assumeIsolated(work)
            result.withLock { $0 = value }
        }
        runner.run()
        return result.withLock { $0! }
    }

    private func open(_ content: @escaping @Sendable () -> AnyView) -> (LiveSession, html: String) {
        let session = LiveSession(executor: executor, lease: lease)
        session.ownedLease = 1
        session.fence?.settle = { [weak session] in session != nil }
        let html = job(of: session) { session in
            session.open(socket: "/s") {
                LivePage(language: .constant("en"), texts: .english, content: content())
            }.html
        }
        return (session, html)
    }

    @Test(arguments: [true, false]) func anActionGoesOnOnlyWhereItsPageIs(_ isOwned: Bool) throws {
        let (opens, gate) = AsyncStream.makeStream(of: Void.self)
        let deeds = deeds
        let (session, html) = open {
            let act = Action<Void, Void, Never> {
                for await _ in opens { break }
                deeds.add(Task.isCancelled ? "is cancelled" : "acts")
            }
            return AnyView(Button("Act", action: act).id("act"))
        }
        let button = try #require(html.firstMatch(of: /data-n="(\d+)"[^>]*data-testid="act"/)?.1)
        let tap = try PageEvent("[1,\"t\",\(button)]")
        job(of: session) { $0.receive(tap) }

        clock.advance(by: OwnershipLease.length)
        gate.yield()
        runner.run()
        #expect(deeds.all == [])

        #expect(lease.note(clock.now))
        if isOwned { session.proceed(under: 2) } else { job(of: session) { $0.lose() } }
        runner.run()
        #expect(deeds.all == [isOwned ? "acts" : "is cancelled"])
        job(of: session) { $0.close() }
    }

    /// Its end is a job, which is all that remains of it.
    @Test func aSessionThatIsReleasedEnds() {
        nonisolated(unsafe) let lifetime = Lifetime()
        do {
            _ = open {
                let token = lifetime.token()
                return AnyView(Button("Keep") { withExtendedLifetime(token) {} })
            }
            clock.advance(by: OwnershipLease.length)
        }
        #expect(lifetime.alive == 1)
        runner.run()
        #expect(lifetime.alive == 0)
    }
}
