internal import BinderyDiff

@usableFromInline typealias SortedElement = TrackedElement<ListItem, SecondaryEntry<ListItem>>

/// The store of `sorted`. `order` is a second tree; an element's entries in both trees refer to each other.
final class SortedListStore: ListLog, DerivedListStore, TrackedComputation {
    typealias Entry = SortedElement

    let elements: TrackedElements<ListItem, SecondaryEntry<ListItem>>
    private let areInOrder: (Entry, Entry) -> Bool
    private let hasChangedParameter: () -> Bool
    @exclusivity(unchecked)
    private var order = OrderTree<SecondaryEntry<ListItem>>()

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> ListItem?,
        by areInOrder: @escaping (Entry, Entry) -> Bool, hasChangedParameter: @escaping () -> Bool
    ) {
        elements = TrackedElements(source, file, line, key)
        self.areInOrder = areInOrder
        self.hasChangedParameter = hasChangedParameter
    }

    var count: Int { order.count }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        order.forEach(in: range) { body($0.element.item) }
    }

    func didInsert(_ entry: Entry) {
        let index = index(for: entry)
        order.insert(SecondaryEntry(entry), at: index)
        emit(.insert(entry.item, at: index))
    }

    func willRemove(_ entry: Entry) {
        let index = order.position(of: entry.companion!)
        order.remove(entry.companion!)
        emit(.remove(entry.item, at: index))
    }

    func move(_ entry: Entry, to position: Int) {
        reposition(entry) { tree.move(entry, to: position) }
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: ListItem?) {
        if item !== entry.item {
            emit(.update(from: item, to: entry.item, at: order.position(of: entry.companion!)))
        }
        reposition(entry) {}
    }

    func didRebuild(_ entries: [Entry]) {
        _ = hasChangedParameter()
        order = OrderTree(entries.sorted(by: areInOrder).map(SecondaryEntry.init))
    }

    func finish() {
        reevaluateStale()
        if hasChangedParameter() { resort() }
    }

    /// Moves the entry to its sorted position. It is out of `order` during `change`, so that `order` remains sorted.
    private func reposition(_ entry: Entry, _ change: () -> Void) {
        let secondary = entry.companion!
        let old = order.position(of: secondary)
        order.remove(secondary)
        change()
        let new = index(for: entry)
        order.insert(secondary, at: new)
        if old != new { emit(.move(entry.item, from: old, to: new)) }
    }

    /// Returns the sorted index for an entry that is in `tree` but not in `order`.
    private func index(for entry: Entry) -> Int {
        var ownPosition = -1
        return order.partitioningPosition { secondary in
            let other = secondary.element
            if areInOrder(entry, other) { return true }
            if areInOrder(other, entry) { return false }
            if ownPosition < 0 { ownPosition = tree.position(of: entry) }
            return ownPosition < tree.position(of: other)
        }
    }

    /// Sorts all entries. The sort is stable and starts with the source order.
    private func resort() {
        var old: [ObjectIdentifier: Int] = [:]
        order.visitAll { old[ObjectIdentifier($0)] = old.count }
        let sources = elements.all.sorted(by: areInOrder).map { old[ObjectIdentifier($0.companion!)]! }
        for step in ListDifference(oldCount: old.count, sources: sources, updates: []).steps {
            guard case .move(let from, let to) = step else { continue }
            let secondary = order.entry(at: from)
            order.move(secondary, to: to)
            emit(.move(secondary.element.item, from: from, to: to))
        }
    }
}
