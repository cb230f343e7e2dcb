import Synchronization

@testable import BinderyWeb

/// Runs sessions on the calling thread until they have no jobs: a fuzzer's run is deterministic and never waits.
final class FuzzedRunner: SessionRunner {
    // Jobs run on one thread, but any thread may add a session.
    private let ready = Mutex<[SessionExecutor]>([])

    func add(_ executor: SessionExecutor) { ready.withLock { $0.append(executor) } }

    func run() {
        while let next = ready.withLock({ $0.popLast() }) { next.runJobs() }
    }
}
