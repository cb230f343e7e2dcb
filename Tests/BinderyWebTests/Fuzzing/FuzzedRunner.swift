import Synchronization

@testable import BinderyWeb

/// Runs a session on the thread that asks for it, until it has nothing to do: a run of the fuzzer is the same each time, and waits for nobody.
final class FuzzedRunner: SessionRunner {
    // Of one thread; but whoever adds a session may be on any.
    private let ready = Mutex<[SessionExecutor]>([])

    func add(_ executor: SessionExecutor) { ready.withLock { $0.append(executor) } }

    func run() {
        while let next = ready.withLock({ $0.popLast() }) { next.runJobs() }
    }
}
