internal import BinderySynchronization

/// The real-time scheduler of an actor that has none of its own. All code on the actor shares it and its one timer. It
/// is created on first use and freed with its last owner; scheduled work is an owner. All count from the same instant.
final class SharedScheduler: Scheduler {
    // This mutex guards the table. Results are released after unlocking, because `deinit` locks again.
    private static let all = Mutex<[ObjectIdentifier: Entry]>([:])
    private static let origin = ContinuousClock.now

    // `@unchecked Sendable`, here and below: schedulers are not `Sendable`, but each is used only on its actor.
    private struct Entry: @unchecked Sendable {
        weak var scheduler: SharedScheduler?
    }

    private struct Found: @unchecked Sendable {
        let scheduler: SharedScheduler
        let replaced: SharedScheduler?
    }

    private let live: LiveScheduler
    private let key: ObjectIdentifier
    /// Retains an `ExecutorActor` only: a real actor usually owns the objects that hold this scheduler.
    private let executorActor: ExecutorActor?

    /// - Parameter actor: the actor on which the caller runs.
    static func serving(_ actor: any Actor) -> SharedScheduler {
        let key = (actor as? ExecutorActor).map { ObjectIdentifier($0.executor) } ?? ObjectIdentifier(actor)
        let found = all.withLock { all in
            let present = all[key]?.scheduler
            // A deallocated actor may have had the same address.
            if let present, present.live.hasActor { return Found(scheduler: present, replaced: nil) }
            let made = SharedScheduler(on: actor, key)
            all[key] = Entry(scheduler: made)
            return Found(scheduler: made, replaced: present)
        }
        return found.scheduler
    }

    private init(on actor: any Actor, _ key: ObjectIdentifier) {
        live = LiveScheduler(on: actor, since: Self.origin)
        self.key = key
        executorActor = actor as? ExecutorActor
    }

    deinit {
        let key = key
        _ = Self.all.withLock { all in
            let successor = all[key]?.scheduler
            if successor == nil { all[key] = nil }
            return successor.map { Found(scheduler: $0, replaced: nil) }
        }
    }

    var now: Duration { live.now }

    func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
        // Scheduled work keeps this scheduler until it has run or is disposed of.
        live.schedule(after: delay) { [self] in withExtendedLifetime(self) { work() } }
    }

    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        try await live.sleep(for: delay)
    }
}
