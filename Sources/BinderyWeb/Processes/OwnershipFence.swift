internal import BinderyStreams
internal import BinderySynchronization

/// Holds back what the models of a page have begun, while this process may not act for the page: timers, and
/// asynchronous work that continues.
///
/// | event | effect |
/// |---|---|
/// | a job of the models is next, and the lease has lapsed | it is held back, and so are all later ones |
/// | the process owns the page under the present lease again | the jobs run, in their order |
/// | another process has the page | the session ends, which cancels its timers and its work; then the jobs run |
///
/// A process that was stopped finds that its lease has lapsed, since the clock of the lease has not stopped.
/// What the server itself does for a session is not held back: see ``LiveSession/serve(_:)``.
final class OwnershipFence: Sendable {
    let lease: OwnershipLease
    private let leaseNumber = Atomic(0)
    /// Finds out who owns the page, once this process can be reached. Returns false if the session does not exist any
    /// more: the job is its end, and runs.
    // Unsafe to the compiler only: it is set before the session is opened, and then read by its jobs.
    nonisolated(unsafe) var settle: @Sendable () -> Bool = { false }
    // Unsafe to the compiler only: jobs of the session's executor use it, which run one at a time.
    nonisolated(unsafe) private var held: [UnownedJob] = []

    init(_ lease: OwnershipLease) { self.lease = lease }

    /// The number of the lease under which this process owns the page.
    var ownedLease: Int {
        get { leaseNumber.load(ordering: .acquiring) }
        set { leaseNumber.store(newValue, ordering: .releasing) }
    }

    var isClosed: Bool { lease.present != ownedLease }

    /// Keeps a job that must not run now, and returns whether it has. Called by the session's executor.
    func holds(_ job: UnownedJob) -> Bool {
        if held.isEmpty, !isClosed || !settle() { return false }
        held.append(job)
        return true
    }

    /// Called by a job of the session's executor.
    func takeHeld() -> [UnownedJob] { exchange(&held, with: []) }
}
