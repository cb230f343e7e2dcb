internal import Synchronization

/// Real time of an actor that has no scheduler of its own. All that run on the actor share one, and its one timer.
///
/// It is made when it is first needed, and freed with the last that holds it. What is scheduled is run all the same.
/// All of them count from one instant.
final class SharedScheduler: Scheduler {
    // The mutex guards the table. Results are released after unlocking, because `deinit` locks it again.
    private static let all = Mutex<[ObjectIdentifier: Entry]>([:])
    private static let origin = ContinuousClock.now

    // `@unchecked Sendable`, here and below: schedulers are not `Sendable`, but each is used on its own actor only.
    private struct Entry: @unchecked Sendable {
        weak var scheduler: SharedScheduler?
    }

    private struct Found: @unchecked Sendable {
        let scheduler: SharedScheduler
        let replaced: SharedScheduler?
    }

    private let live: LiveScheduler
    private let key: ObjectIdentifier
    /// Retains only an `ExecutorActor`: a real actor usually owns the objects that hold this scheduler.
    private let executorActor: ExecutorActor?

    /// - Parameter actor: the one on which the caller runs.
    static func serving(_ actor: any Actor) -> SharedScheduler {
        let key = (actor as? ExecutorActor).map { ObjectIdentifier($0.executor) } ?? ObjectIdentifier(actor)
        let found = all.withLock { all in
            let present = all[key]?.scheduler
            // An actor that is gone may have had the same address.
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
        // Kept by what is scheduled, until that is run or disposed of.
        live.schedule(after: delay) { [self] in withExtendedLifetime(self) { work() } }
    }

    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        try await live.sleep(for: delay)
    }
}
