internal import BinderyGraph

/// What a list holds, and, for those who follow it, what has become of it since they last looked.
///
/// A follower has a position in the log of changes. The log is kept only as long as some follower is observed and has not come to its end. A
/// follower that is not observed loses its position with the next change, and computes anew when it is read.
@usableFromInline
class ListStore {
    /// Differs after every change.
    @exclusivity(unchecked)
    @usableFromInline private(set) final var revision = 0
    /// The elements as an array, until the next change.
    @exclusivity(unchecked)
    @usableFromInline final var array: ListItem?
    @exclusivity(unchecked)
    private final var log: [ItemChange] = []
    /// The position of the first change in the log.
    @exclusivity(unchecked)
    private final var logStart = 0
    @exclusivity(unchecked)
    private final var readers: [Unmanaged<ListReader>] = []

    /// Whether ``array`` may be kept: not if the elements keep the list alive.
    @usableFromInline
    var keepsArray: Bool { true }

    /// How many elements there are.
    @usableFromInline
    var count: Int { preconditionFailure() }

    @usableFromInline
    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) { preconditionFailure() }

    @usableFromInline
    final func item(at index: Int) -> ListItem {
        precondition(index >= 0 && index < count, "Bindery: index \(index) is out of range of a list of \(count)")
        var found: ListItem?
        forEach(in: index..<index + 1) { found = $0 }
        return found!
    }

    final var items: [ListItem] {
        var items: [ListItem] = []
        items.reserveCapacity(count)
        forEach(in: 0..<count) { items.append($0) }
        return items
    }

    final func emit(_ change: ItemChange) {
        revision &+= 1
        array = nil
        if readers.isEmpty { return }
        var isAwaited = false
        for reader in readers {
            let reader = reader.takeUnretainedValue()
            if reader.position == nil { continue }
            if reader.isObserved { isAwaited = true } else { reader.position = nil }
        }
        if isAwaited { log.append(change) } else { trim() }
    }

    /// Says that it was made anew: other lists that follow compute anew too. Observers, which it had and which therefore must not miss anything, are
    /// told that all that was there has gone.
    ///
    /// - Parameter old: what was in it, if ``hasObservers``.
    final func reset(from old: [ListItem]) {
        revision &+= 1
        array = nil
        var hasObservers = false
        for reader in readers {
            let reader = reader.takeUnretainedValue()
            if reader.isObserver { hasObservers = true } else { reader.position = nil }
        }
        if hasObservers {
            for item in old { log.append(.remove(item, at: 0)) }
            for (index, item) in items.enumerated() { log.append(.insert(item, at: index)) }
        }
        trim()
    }

    final var hasObservers: Bool { readers.contains { $0.takeUnretainedValue().isObserver } }

    /// Where the log ends.
    fileprivate final var end: Int { logStart + log.count }

    fileprivate final func changes(since position: Int) -> [ItemChange] {
        position == logStart ? log : Array(log[(position - logStart)...])
    }

    fileprivate final func add(_ reader: ListReader) { readers.append(.passUnretained(reader)) }

    fileprivate final func remove(_ reader: ListReader) {
        readers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() }
        trim()
    }

    /// Drops what everybody has seen.
    fileprivate final func trim() {
        if log.isEmpty { return }
        var seen = end
        for reader in readers { seen = Swift.min(seen, reader.takeUnretainedValue().position ?? seen) }
        if seen == end {
            logStart = end
            log = []
        } else if seen - logStart > log.count / 2 {
            log.removeFirst(seen - logStart)
            logStart = seen
        }
    }

    /// How long the log is, for tests.
    final var logCount: Int { log.count }
}

/// Somebody's place in the log of a list.
@usableFromInline
final class ListReader {
    private let store: ListStore
    /// Who reads; nil for an observer.
    private let node: Node.Pointer?
    /// Nil if it has lost its place, or never had one.
    @exclusivity(unchecked)
    fileprivate var position: Int?

    init(_ store: ListStore, node: Node.Pointer?) {
        self.store = store
        self.node = node
        store.add(self)
    }

    /// For an observer: from now on.
    @usableFromInline
    convenience init(observing store: ListStore) {
        self.init(store, node: nil)
        position = store.end
    }

    deinit { store.remove(self) }

    fileprivate var isObserver: Bool { node == nil }

    fileprivate var isObserved: Bool { node.map { Engine.isObserved($0) } ?? true }

    /// The changes since the last time; nil if they are not known. Then everything must be read.
    @usableFromInline
    func takeChanges() -> [ItemChange]? {
        let end = store.end
        guard let position else {
            position = end
            return nil
        }
        if position == end { return [] }
        let changes = store.changes(since: position)
        self.position = end
        store.trim()
        return changes
    }
}
