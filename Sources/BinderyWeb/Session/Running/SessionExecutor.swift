internal import BinderyGraph
internal import Synchronization

/// A runner of sessions that have jobs; it runs each on one thread at a time.
package protocol SessionRunner: AnyObject, Sendable {
    /// Schedules ``SessionExecutor/runJobs()``, after the sessions that are waiting already.
    func add(_ executor: SessionExecutor)
}

/// The executor of one session: runs one job at a time on the shared pool, so that a busy session does not hold up
/// others. It is the serial executor of the session's actor and the task executor of the tasks that the actor starts:
/// an `async` closure that has lost its isolation still runs here.
package final class SessionExecutor: SerialExecutor, TaskExecutor {
    private enum Job {
        case job(UnownedJob)
        /// Work from a connection, which needs no task.
        case work(@Sendable () -> Void)
    }

    private struct Mailbox {
        var jobs: [Job] = []
        /// The runner knows of this executor or is running it.
        var isScheduled = false
        var awaitsNotes = false
    }

    /// Filled from any thread. The lock is not held while a job runs.
    private let mailbox = Mutex(Mailbox())
    private let runner: any SessionRunner
    /// Called after each job, on this executor.
    // Unsafe to the compiler only: it is accessed by jobs of this executor, which run one at a time.
    nonisolated(unsafe) var afterJob: (() -> Void)?
    /// Records what the jobs do. Set before the first job.
    nonisolated(unsafe) var traceLog: TraceLog?
    /// Whether a note is a reason to run. Set by jobs of this executor.
    nonisolated(unsafe) var awaitsNotes = false

    init() { runner = SessionPool.shared }

    package init(on runner: any SessionRunner) { self.runner = runner }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if ExecutorDomain.takeStart(of: self) { return run(job) }
        add(.job(job))
    }

    /// Runs `work` as a job of its own, after the waiting ones.
    package func perform(_ work: @escaping @Sendable () -> Void) { add(.work(work)) }

    /// Runs `work` as a job of its own. Unless the executor awaits notes, the work waits until there is another job.
    func note(_ work: @escaping @Sendable () -> Void) { add(.work(work), isNote: true) }

    private func add(_ job: Job, isNote: Bool = false) {
        let isFirst = mailbox.withLock { mailbox in
            mailbox.jobs.append(job)
            if mailbox.isScheduled || isNote && !mailbox.awaitsNotes { return false }
            mailbox.isScheduled = true
            return true
        }
        if isFirst { runner.add(self) }
    }

    /// Runs the waiting jobs. Jobs that are added meanwhile run after those of other sessions.
    package func runJobs() {
        var jobs: [Job] = []
        mailbox.withLock { swap(&jobs, &$0.jobs) }
        ExecutorDomain.enter(self, ownsState: true) {
            if let traceLog { traceLog.record { run(jobs) } } else { run(jobs) }
        }
        jobs.removeAll(keepingCapacity: jobs.capacity <= 8)
        let awaitsNotes = awaitsNotes
        let hasMore = mailbox.withLock { mailbox in
            mailbox.awaitsNotes = awaitsNotes
            if mailbox.jobs.isEmpty { swap(&jobs, &mailbox.jobs) }
            mailbox.isScheduled = !mailbox.jobs.isEmpty
            return mailbox.isScheduled
        }
        if hasMore { runner.add(self) }
    }

    private func run(_ jobs: [Job]) {
        for job in jobs {
            switch job {
            case .job(let job): run(job)
            case .work(let work): work()
            }
            afterJob?()
        }
    }

    private func run(_ job: UnownedJob) {
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }

    package func checkIsolated() {
        precondition(ExecutorDomain.isCurrent(self), "Bindery: code of a live session runs outside its actor.")
    }

    package func isIsolatingCurrentContext() -> Bool? { ExecutorDomain.isCurrent(self) }

    package func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
}
