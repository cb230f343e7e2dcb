internal import BinderyGraph

/// The elements of a list, with a log of changes for its readers. The log is kept only while an observed reader is
/// behind its end. An unobserved reader loses its position with the next change, and rebuilds when it is read.
@usableFromInline
class ListStore {
    /// A counter, incremented with every change.
    @exclusivity(unchecked)
    @usableFromInline private(set) final var revision = 0
    /// The elements as an array, cached until the next change.
    @exclusivity(unchecked)
    @usableFromInline final var array: ListItem?
    @exclusivity(unchecked)
    private final var log: [ItemChange] = []
    /// The position of the first change in the log.
    @exclusivity(unchecked)
    private final var logStart = 0
    @exclusivity(unchecked)
    private final var readers: [Unmanaged<ListReader>] = []

    /// Whether ``array`` may be cached: not if the elements retain the list.
    @usableFromInline
    var keepsArray: Bool { true }

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

    /// Records a rebuild. Derived lists rebuild too. Observers must not miss a change, so the log gets the removal of
    /// all old elements (`old`, needed only if ``hasObservers``) and the insertion of the new ones.
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

    fileprivate final var end: Int { logStart + log.count }

    fileprivate final func changes(since position: Int) -> [ItemChange] {
        position == logStart ? log : Array(log[(position - logStart)...])
    }

    fileprivate final func add(_ reader: ListReader) { readers.append(.passUnretained(reader)) }

    fileprivate final func remove(_ reader: ListReader) {
        readers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(reader).toOpaque() }
        trim()
    }

    /// Drops the changes that every reader has seen.
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

    /// The length of the log, for tests.
    final var logCount: Int { log.count }
}

/// A reader's position in a list's change log.
@usableFromInline
final class ListReader {
    private let store: ListStore
    /// The node of the derived list that reads; nil for an observer.
    private let node: Node.Pointer?
    /// nil before the first read, and after the position was lost.
    @exclusivity(unchecked)
    fileprivate var position: Int?

    init(_ store: ListStore, node: Node.Pointer?) {
        self.store = store
        self.node = node
        store.add(self)
    }

    /// Creates an observer's reader at the end of the log.
    @usableFromInline
    convenience init(observing store: ListStore) {
        self.init(store, node: nil)
        position = store.end
    }

    deinit { store.remove(self) }

    fileprivate var isObserver: Bool { node == nil }

    fileprivate var isObserved: Bool { node.map { Engine.isObserved($0) } ?? true }

    /// Returns the changes since the last call, or nil if they are unknown and all elements must be read.
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
