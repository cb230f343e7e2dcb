internal import BinderyDiff

@usableFromInline
final class SourceListStore: ListLog, ListStore {
    private let tree: OrderTree<ItemEntry>

    @usableFromInline
    init(_ items: [ListItem]) { tree = OrderTree(items.map(ItemEntry.init)) }

    @usableFromInline var count: Int { tree.count }

    @usableFromInline
    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(in: range) { body($0.item) }
    }

    @usableFromInline
    func insert(_ item: ListItem, at index: Int) {
        tree.insert(ItemEntry(item), at: index)
        emit(.insert(item, at: index))
    }

    @usableFromInline
    @discardableResult
    func remove(at index: Int) -> ListItem {
        let entry = entry(at: index)
        tree.remove(entry)
        emit(.remove(entry.item, at: index))
        return entry.item
    }

    @usableFromInline
    func move(from: Int, to: Int) {
        let entry = entry(at: from)
        tree.move(entry, to: to)
        emit(.move(entry.item, from: from, to: to))
    }

    @usableFromInline
    func update(at index: Int, to item: ListItem) {
        let entry = entry(at: index)
        let old = entry.item
        entry.item = item
        emit(.update(from: old, to: item, at: index))
    }

    private func entry(at index: Int) -> ItemEntry {
        precondition(index >= 0 && index < count, "Bindery: index \(index) is out of range of a list of \(count)")
        return tree.entry(at: index)
    }

    @usableFromInline
    func apply(_ difference: ListDifference, _ new: (Int) -> ListItem) {
        for step in difference.steps {
            switch step {
            case .remove(let index): remove(at: index)
            case .insert(let index, let source): insert(new(source), at: index)
            case .move(let from, let to): move(from: from, to: to)
            case .update(let index, let source): update(at: index, to: new(source))
            }
        }
    }
}

final class ItemEntry: OrderEntry {
    @exclusivity(unchecked)
    var item: ListItem

    init(_ item: ListItem) { self.item = item }
}
