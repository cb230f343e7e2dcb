/// The store of `window`. Holds a copy of the source, to know the elements beyond the edges at each step.
final class WindowListStore: ListLog, DerivedListStore {
    var input: ListInput
    private var tree = OrderTree<ItemEntry>()
    private let range: ListParameter<Range<Int>>
    private var lower = 0
    private var upper = 0

    init(_ source: UntypedList, _ range: ListParameter<Range<Int>>) {
        input = ListInput(source)
        self.range = range
    }

    var count: Int { Swift.max(0, Swift.min(upper, tree.count) - lower) }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        if range.isEmpty { return }
        tree.forEach(in: range.lowerBound + lower..<range.upperBound + lower) {
            body($0.item)
        }
    }

    func apply(_ change: ItemChange) {
        switch change {
        case .insert(let item, let position):
            tree.insert(ItemEntry(item), at: position)
            didInsert(at: position)
        case .remove(_, let position):
            let entry = tree.entry(at: position)
            tree.remove(entry)
            didRemove(entry, at: position)
        case .move(let item, let from, let to):
            if lower..<upper ~= from, lower..<upper ~= to {
                tree.move(tree.entry(at: from), to: to)
                emit(.move(item, from: from - lower, to: to - lower))
            } else {
                let entry = tree.entry(at: from)
                tree.remove(entry)
                didRemove(entry, at: from)
                tree.insert(entry, at: to)
                didInsert(at: to)
            }
        case .update(let old, let item, let position):
            tree.entry(at: position).item = item
            if lower..<upper ~= position { emit(.update(from: old, to: item, at: position - lower)) }
        }
    }

    func rebuild() {
        tree = OrderTree(input.source.store.items.map(ItemEntry.init))
        (lower, upper) = bounds
        _ = range.takeChange()
    }

    func finish() {
        if range.takeChange() { slide() }
    }

    private var bounds: (Int, Int) { (Swift.max(0, range.value.lowerBound), Swift.max(0, range.value.upperBound)) }

    /// Inserts the element that enters the window, and removes the one that is pushed out at its end.
    private func didInsert(at position: Int) {
        guard position < upper, tree.count > lower else { return }
        let index = Swift.max(position, lower)
        emit(.insert(tree.entry(at: index).item, at: index - lower))
        if tree.count > upper { emit(.remove(tree.entry(at: upper).item, at: upper - lower)) }
    }

    /// Removes the element that leaves the window, and inserts the one that enters at its end.
    private func didRemove(_ entry: ItemEntry, at position: Int) {
        guard position < upper, tree.count >= lower else { return }
        if position >= lower {
            emit(.remove(entry.item, at: position - lower))
        } else if tree.count >= lower, upper > lower {
            // The first element of the window is now just before it.
            let first = lower == 0 ? entry : tree.entry(at: lower - 1)
            emit(.remove(first.item, at: 0))
        }
        if tree.count >= upper, upper > lower {
            emit(.insert(tree.entry(at: upper - 1).item, at: upper - 1 - lower))
        }
    }

    private func slide() {
        let (newLower, newUpper) = bounds
        let old = lower..<Swift.max(lower, Swift.min(upper, tree.count))
        let new = newLower..<Swift.max(newLower, Swift.min(newUpper, tree.count))
        let kept = old.overlaps(new) ? old.clamped(to: new) : new.lowerBound..<new.lowerBound
        for index in old.reversed() where !kept.contains(index) {
            emit(.remove(tree.entry(at: index).item, at: index - old.lowerBound))
        }
        for index in new where !kept.contains(index) {
            emit(.insert(tree.entry(at: index).item, at: index - new.lowerBound))
        }
        (lower, upper) = (newLower, newUpper)
    }
}
