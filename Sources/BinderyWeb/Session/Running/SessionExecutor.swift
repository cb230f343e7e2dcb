internal import BinderyGraph
internal import BinderyStreams
internal import BinderySynchronization
internal import BinderyWire
internal import CBinderySystem
internal import Foundation

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
    /// Holds back the jobs of the models while this process may not act for the page. Nil unless processes of other
    /// machines may take the page over.
    // Unsafe to the compiler only: it is set before the first job, and afterwards by jobs, which run one at a time.
    nonisolated(unsafe) var fence: OwnershipFence?

    /// The page that the jobs act for, for the report of a crash.
    // Unsafe to the compiler only: it is set by the call that makes the session, before a job can be added. Its events
    // are written by jobs, which run one at a time, and read by the signal handler of the thread that runs them.
    nonisolated(unsafe) private var page: UnsafeMutablePointer<bindery_page_marker>?

    init() { runner = SessionPool.shared }

    deinit { page?.deallocate() }

    /// Names the page in the report of a crash.
    func mark(page token: String, session: Int) {
        let marker = UnsafeMutablePointer<bindery_page_marker>.allocate(capacity: 1)
        marker.initialize(to: bindery_page_marker())
        marker.pointee.session = UInt32(session)
        withUnsafeMutableBytes(of: &marker.pointee.token) { bytes in
            bytes.copyBytes(from: token.utf8.prefix(bytes.count - 1))
        }
        page = marker
    }

    func note(_ event: PageEvent) {
        if let page {
            bindery_note_event(page, Int64(event.sequence), CChar(bitPattern: event.kind.key.rawValue.utf8.first!))
        }
    }

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
        if let page {
            // The process is about to end: this session may be running elsewhere.
            while bindery_has_crashed() { sleep(1) }
            bindery_set_page(page)
        }
        defer { if page != nil { bindery_set_page(nil) } }
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
            case .job(let job):
                if let fence, fence.holds(job) { continue }
                run(job)
            case .work(let work): work()
            }
            afterJob?()
        }
    }

    /// Runs the jobs that the fence holds back, unless it must still hold them.
    func runHeldJobs() {
        perform { [self] in if let fence { run(fence.takeHeld().map(Job.job)) } }
    }

    /// From now on no job is held back. Called by a job.
    func removeFence() {
        guard let held = exchange(&fence, with: nil)?.takeHeld(), !held.isEmpty else { return }
        perform { [self] in run(held.map(Job.job)) }
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
