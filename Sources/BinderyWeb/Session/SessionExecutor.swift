internal import BinderyGraph
internal import Dispatch

/// The executor of one session: one thing at a time, on the shared pool, so that a busy session does not hold up its neighbours.
///
/// It is a serial executor for the session's actor and a task executor for the tasks which that starts: an `async` closure that has lost its
/// isolation still runs here.
final class SessionExecutor: SerialExecutor, TaskExecutor {
    private let queue = DispatchQueue(label: "bindery.session", target: .global())
    /// Called after each job, on this executor.
    // Unsafe to the compiler only: it is read and written by jobs of this executor, which its serial queue runs
    // one at a time.
    nonisolated(unsafe) var afterJob: (() -> Void)?

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if ExecutorDomain.takeStart(of: self) { return run(job) }
        queue.async { [self] in
            ExecutorDomain.enter(self, ownsState: true) {
                run(job)
                afterJob?()
            }
        }
    }

    private func run(_ job: UnownedJob) {
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }

    func checkIsolated() {
        precondition(ExecutorDomain.isCurrent(self), "Bindery: code of a live session runs outside its actor.")
    }

    func isIsolatingCurrentContext() -> Bool? { ExecutorDomain.isCurrent(self) }

    func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
}
