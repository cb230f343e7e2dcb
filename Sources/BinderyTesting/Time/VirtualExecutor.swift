internal import BinderyGraph
internal import BinderySynchronization

/// Runs the jobs of one actor, and of the tasks that prefer it, on the thread that pumps it.
final class VirtualExecutor: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if ExecutorDomain.takeStart(of: self) { return run(job) }
        jobs.withLock { $0.append(job) }
    }

    func checkIsolated() {
        precondition(ExecutorDomain.isCurrent(self), "Bindery: code of a VirtualScheduler runs outside its `run`.")
    }

    func isIsolatingCurrentContext() -> Bool? { ExecutorDomain.isCurrent(self) }

    /// Runs jobs until none is left. Call it only on the thread of `run`.
    func pump() {
        while true {
            let ready = jobs.withLock { jobs in
                let ready = jobs
                jobs = []
                return ready
            }
            if ready.isEmpty { return }
            for job in ready { run(job) }
        }
    }

    private func run(_ job: UnownedJob) {
        if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
        } else {
            job.runSynchronously(on: asUnownedSerialExecutor())
        }
    }
}

@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
extension VirtualExecutor: TaskExecutor {
    func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
}

actor VirtualActor {
    private let executor: VirtualExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(executor: VirtualExecutor) { self.executor = executor }
}
