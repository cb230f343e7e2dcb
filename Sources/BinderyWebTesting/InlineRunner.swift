internal import BinderySynchronization
package import BinderyWeb

/// Runs sessions on the calling thread until they have no jobs: a test is deterministic and never waits.
package final class InlineRunner: SessionRunner {
    // Jobs run on one thread, but any thread may add a session.
    private let ready = Mutex<[SessionExecutor]>([])

    package init() {}

    package func add(_ executor: SessionExecutor) { ready.withLock { $0.append(executor) } }

    package func run() {
        while let next = ready.withLock({ $0.popLast() }) { next.runJobs() }
    }
}
