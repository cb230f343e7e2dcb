internal import BinderyGraph

/// Real time on one actor, with one timer for the earliest instant. A backend creates one per actor.
///
/// - Note: it uses the continuous clock, which runs while the machine sleeps.
/// - Complexity: scheduling is O(log n).
public final class LiveScheduler: StoppableScheduler {
    // Weak: an actor usually keeps its scheduler.
    private weak var actor: (any Actor)?
    private let origin: ContinuousClock.Instant
    private var queue = ScheduledQueue()
    private var timer: Task<Void, Never>?
    private var wakesAt: Duration?
    private var isStopped = false

    /// - Parameter actor: the actor on which the scheduler is used and runs its work.
    public convenience init(on actor: any Actor) { self.init(on: actor, since: .now) }

    init(on actor: any Actor, since origin: ContinuousClock.Instant) {
        self.actor = actor
        self.origin = origin
    }

    deinit { timer?.cancel() }

    public var now: Duration { ContinuousClock.now - origin }

    package var hasWork: Bool { queue.first != nil }

    var hasActor: Bool { actor != nil }

    public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
        if isStopped {
            let dropped = ScheduledWork(at: now, number: 0, work)
            dropped.dispose()
            return dropped
        }
        let scheduled = queue.add(at: now + max(.zero, delay), work)
        wakeForFirst()
        return scheduled
    }

    public nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        do {
            try await Task.sleep(for: delay)
        } catch {
            throw CancellationError()
        }
    }

    /// Cancels the timer, too: its task keeps the actor and the inherited context alive.
    package func stop() {
        isStopped = true
        exchange(&queue, with: ScheduledQueue())
        wakeForFirst()
    }

    private func wakeForFirst() {
        guard let first = queue.first else {
            timer?.cancel()
            timer = nil
            wakesAt = nil
            return
        }
        if let wakesAt, wakesAt <= first.instant { return }
        guard let actor else { return }
        guard Isolation.isCurrent(actor) else { return Diagnostics.reportForeignSchedule() }
        timer?.cancel()
        wakesAt = first.instant
        Isolation.assume(actor, with: self) { $1.wait(on: $0) }
    }

    private func wait(on actor: isolated any Actor) {
        let deadline = origin + wakesAt!
        // The timer serves all work, of which each has a cause of its own.
        timer = TraceStep.withoutInherited { makeTimer(deadline, on: actor) }
    }

    private func makeTimer(_ deadline: ContinuousClock.Instant, on actor: isolated any Actor) -> Task<Void, Never> {
        Task { [weak self] in
            _ = actor
            do { try await Task.sleep(until: deadline, clock: .continuous) } catch { return }
            self?.runDue()
        }
    }

    private func runDue() {
        wakesAt = nil
        // Work scheduled for now by other work runs in a later turn, so that the actor is not starved.
        let due = now
        while let first = queue.first, first.instant <= due {
            queue.removeFirst()
            first.run()
        }
        wakeForFirst()
    }
}

extension Diagnostics {
    fileprivate static func reportForeignSchedule() {
        report(
            .foreignIsolation,
            """
            work was scheduled off the actor of its scheduler, and is not done before more is scheduled there. Send values on that \
            actor: an async closure with a capture list leaves it (swiftlang/swift#87097); capture local constants instead.
            """)
    }
}
