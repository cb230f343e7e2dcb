internal import BinderyGraph

/// The log of a list's changes, for its readers. A change is kept only while an observed reader is behind the end. An
/// unobserved reader loses its position with the next change, and rebuilds when it is read.
/// It is the base class of the stores, not their part: another object would cost each list 64 bytes.
@usableFromInline
class ListLog {
    @exclusivity(unchecked)
    @usableFromInline private(set) final var revision = 0
    /// The elements as an array, cached until the next change.
    @exclusivity(unchecked)
    @usableFromInline final var array: ListItem?
    @exclusivity(unchecked)
    private final var log: [ItemChange] = []
    @exclusivity(unchecked)
    private final var logStart = 0
    @exclusivity(unchecked)
    private final var readers: [Unmanaged<ListReader>] = []
    /// The number of readers that have a position before the end.
    @exclusivity(unchecked)
    private final var readersBehind = 0

    final func emit(_ change: ItemChange) {
        revision &+= 1
        array = nil
        if readers.isEmpty { return }
        readersBehind = 0
        for reader in readers {
            let reader = reader.takeUnretainedValue()
            if reader.position == nil { continue }
            if reader.isObserved { readersBehind += 1 } else { reader.position = nil }
        }
        if readersBehind > 0 { log.append(change) } else { trim() }
    }

    /// Records a rebuild. Derived lists rebuild too. Observers must not miss a change, so the log gets the removal of
    /// all old elements and the insertion of the new ones. Both are needed only if ``hasObservers``.
    final func reset(from old: [ListItem], to new: () -> [ListItem]) {
        revision &+= 1
        array = nil
        readersBehind = 0
        for reader in readers {
            let reader = reader.takeUnretainedValue()
            if reader.isObserver { readersBehind += 1 } else { reader.position = nil }
        }
        if readersBehind > 0 {
            for item in old { log.append(.remove(item, at: 0)) }
            for (index, item) in new().enumerated() { log.append(.insert(item, at: index)) }
        }
        trim()
    }

    final var hasObservers: Bool { readers.contains { $0.takeUnretainedValue().isObserver } }

    fileprivate final var end: Int { logStart + log.count }

    fileprivate final func changes(since position: Int) -> [ItemChange] {
        position == logStart ? log : Array(log[(position - logStart)...])
    }

    fileprivate final func add(_ reader: ListReader) {
        reader.index = Int32(readers.count)
        readers.append(.passUnretained(reader))
    }

    /// Moves the last reader to the place of this one.
    fileprivate final func remove(_ reader: ListReader) {
        let last = readers.removeLast(), index = Int(reader.index)
        if index < readers.count {
            readers[index] = last
            last.takeUnretainedValue().index = reader.index
        }
        if let position = reader.position, position != end { noteReading() }
    }

    /// Trims the log after a reader that was behind has read or ended. That looks at all readers, so it waits for the
    /// last of them, or until the log has a change for each.
    fileprivate final func noteReading() {
        readersBehind -= 1
        if readersBehind == 0 || log.count >= readers.count { trim() }
    }

    private final func trim() {
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

    /// The number of changes that are kept, for tests.
    final var logCount: Int { log.count }
}

@usableFromInline
final class ListReader {
    private let log: ListLog
    /// The node of the derived list that reads; nil for an observer.
    private let node: Node.Pointer?
    /// nil before the first read, and after the position was lost.
    @exclusivity(unchecked)
    fileprivate var position: Int?
    /// Its place among the readers of the log.
    @exclusivity(unchecked)
    fileprivate var index: Int32 = 0

    init(_ log: ListLog, node: Node.Pointer?) {
        self.log = log
        self.node = node
        log.add(self)
    }

    @usableFromInline
    convenience init(observing log: ListLog) {
        self.init(log, node: nil)
        position = log.end
    }

    deinit { log.remove(self) }

    fileprivate var isObserver: Bool { node == nil }

    fileprivate var isObserved: Bool { node.map { Engine.isObserved($0) } ?? true }

    /// Returns the changes since the last call, or nil if they are unknown and all elements must be read.
    @usableFromInline
    func takeChanges() -> [ItemChange]? {
        let end = log.end
        guard let position else {
            position = end
            return nil
        }
        if position == end { return [] }
        let changes = log.changes(since: position)
        self.position = end
        log.noteReading()
        return changes
    }
}
