internal import BinderyDiff

/// The store of `sorted`. `order` is a second tree; an element's entries in both trees refer to each other.
final class SortedListStore: RuleListStore {
    private let areInOrder: (RuleEntry, RuleEntry) -> Bool
    private let hasChangedParameter: () -> Bool
    @exclusivity(unchecked)
    private var order = OrderTree()

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping Rule,
        by areInOrder: @escaping (RuleEntry, RuleEntry) -> Bool, hasChangedParameter: @escaping () -> Bool
    ) {
        self.areInOrder = areInOrder
        self.hasChangedParameter = hasChangedParameter
        super.init(source, file, line, key)
    }

    override var count: Int { order.count }

    override func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        order.forEach(in: range) { body(Self.entry($0).item) }
    }

    override func didInsert(_ entry: RuleEntry) {
        let index = index(for: entry)
        order.insert(SecondaryEntry(entry), at: index)
        emit(.insert(entry.item, at: index))
    }

    override func willRemove(_ entry: RuleEntry) {
        let index = order.position(of: entry.partner!)
        order.remove(entry.partner!)
        emit(.remove(entry.item, at: index))
    }

    override func move(_ entry: RuleEntry, to position: Int) {
        reposition(entry) { tree.move(entry, to: position) }
    }

    override func didChange(_ entry: RuleEntry, from item: ListItem, _ result: ListItem?) {
        if item !== entry.item { emit(.update(from: item, to: entry.item, at: order.position(of: entry.partner!))) }
        reposition(entry) {}
    }

    override func didRebuild(_ entries: [RuleEntry]) {
        _ = hasChangedParameter()
        order = OrderTree(entries.sorted(by: areInOrder).map(SecondaryEntry.init))
    }

    override func finish() {
        super.finish()
        if hasChangedParameter() { resort() }
    }

    /// Moves the entry to its sorted position. It is out of `order` during `change`, so that `order` remains sorted.
    private func reposition(_ entry: RuleEntry, _ change: () -> Void) {
        let secondary = entry.partner!
        let old = order.position(of: secondary)
        order.remove(secondary)
        change()
        let new = index(for: entry)
        order.insert(secondary, at: new)
        if old != new { emit(.move(entry.item, from: old, to: new)) }
    }

    /// Returns the sorted index for an entry that is in `tree` but not in `order`.
    private func index(for entry: RuleEntry) -> Int {
        var ownPosition = -1
        return order.partitioningPosition { secondary in
            let other = Self.entry(secondary)
            if areInOrder(entry, other) { return true }
            if areInOrder(other, entry) { return false }
            if ownPosition < 0 { ownPosition = tree.position(of: entry) }
            return ownPosition < tree.position(of: other)
        }
    }

    /// Sorts all entries. The sort is stable and starts with the source order.
    private func resort() {
        var entries: [RuleEntry] = [], old: [ObjectIdentifier: Int] = [:]
        tree.forEach(in: 0..<tree.count) { entries.append(unsafeDowncast($0, to: RuleEntry.self)) }
        order.forEach(in: 0..<order.count) { old[ObjectIdentifier($0)] = old.count }
        let sources = entries.sorted(by: areInOrder).map { old[ObjectIdentifier($0.partner!)]! }
        for step in ListDifference(oldCount: old.count, sources: sources, updates: []).steps {
            guard case .move(let from, let to) = step else { continue }
            let secondary = order.entry(at: from)
            order.move(secondary, to: to)
            emit(.move(Self.entry(secondary).item, from: from, to: to))
        }
    }

    private static func entry(_ secondary: OrderEntry) -> RuleEntry {
        unsafeDowncast(secondary, to: SecondaryEntry.self).entry
    }
}
