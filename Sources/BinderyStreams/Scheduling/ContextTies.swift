internal import BinderyGraph

/// What ties the work of an ``ExecutionContext`` to the rest of the program: what would be lost if the context ended
/// now, and what could change it later.
///
/// A backend that ends a context at rest, to make it again later, asks the ties whether it rests, and is woken by what
/// the context has observed. The context that is made again continues where the former one was: it receives what was
/// sent to a ``Broadcast`` meanwhile, and what was entered in a ``Presence`` stays there without a gap.
///
/// - Isolation: the actor of the context.
package final class ContextTies {
    /// An observation of an object that other actors share.
    private struct Tie {
        weak var source: (any WakingSource)?
        let hasUndelivered: () -> Bool
    }

    /// What was entered in a `Presence`.
    package struct Entry: Sendable {
        package let presence: ObjectIdentifier
        package let entry: any AnyObject & Sendable
    }

    private struct WeakEntry {
        let presence: ObjectIdentifier
        weak var entry: (any AnyObject & Sendable)?
    }

    private var ties: [Int: Tie] = [:]
    private var entered: [WeakEntry] = []
    private var nextNumber = 0
    private var work = 0
    /// Called at the end of asynchronous work when no other is under way.
    package var workEnded: (() -> Void)?
    /// What has listened while the former context did not exist, and what that has entered. Set while the context is
    /// made again.
    package var sleeper: (any Waker)?
    package var formerEntries: [Entry] = []

    package init() {}

    package var hasWork: Bool { work > 0 }

    /// Whether no asynchronous work is under way, and everything that shared objects have sent is delivered.
    package var areAtRest: Bool { work == 0 && ties.values.allSatisfy { !$0.hasUndelivered() } }

    /// The shared objects that the context observes.
    package var sources: [any WakingSource] {
        var known: Set<ObjectIdentifier> = []
        return ties.values.compactMap(\.source).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// What the context has entered in objects of type ``Presence``, and not released.
    package var entries: [Entry] {
        entered.compactMap { entered in entered.entry.map { Entry(presence: entered.presence, entry: $0) } }
    }

    func beginWork() { work += 1 }

    func endWork() {
        work -= 1
        if work == 0 { workEnded?() }
    }

    /// Notes an observation until `scope` ends.
    func add(_ source: some WakingSource, until scope: Scope, hasUndelivered: @escaping () -> Bool) {
        let number = nextNumber
        nextNumber += 1
        ties[number] = Tie(source: source, hasUndelivered: hasUndelivered)
        scope.onDispose { [weak self] in self?.ties[number] = nil }
    }

    func add(_ entry: some AnyObject & Sendable, of presence: some AnyObject) {
        entered.removeAll { $0.entry == nil }
        entered.append(WeakEntry(presence: ObjectIdentifier(presence), entry: entry))
    }

    /// Returns what the former context had entered there, once.
    func takeEntry(of presence: some AnyObject) -> (any AnyObject & Sendable)? {
        guard let index = formerEntries.firstIndex(where: { $0.presence == ObjectIdentifier(presence) }) else {
            return nil
        }
        let entry = formerEntries.remove(at: index).entry
        entered.append(WeakEntry(presence: ObjectIdentifier(presence), entry: entry))
        return entry
    }
}

/// An object that actors share, and that wakes what has stopped observing it.
package protocol WakingSource: AnyObject, Sendable {
    /// Calls ``Waker/wake()`` at each change from now on, on any thread.
    func add(_ waker: any Waker)

    func remove(_ waker: any Waker)
}

/// What is woken by the changes of shared objects.
package protocol Waker: AnyObject, Sendable {
    /// Called on any thread, perhaps under a lock of the program: it only notes that it was called.
    func wake()
}
