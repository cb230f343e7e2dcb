internal import BinderyGraph

extension UntypedList {
    @usableFromInline
    func flatMapped(
        _ file: StaticString, _ line: UInt, _ transform: @escaping (ListItem) -> UntypedList
    ) -> UntypedList {
        let store = FlatMappedListStore(self, transform)
        let revision = Property(file: file, line: line) { store.settle() }
        store.attach(to: revision.node)
        return UntypedList(store, revision)
    }
}

/// An inner list. Its weight in `parts` is the number of its elements at the last computation.
private final class FlatMappedPart: OrderEntry {
    let list: UntypedList
    let reader: ListReader

    init(_ list: UntypedList, node: Node.Pointer) {
        self.list = list
        reader = ListReader(list.store, node: node)
    }
}

private final class FlatMappedListStore: ListLog, ListStore {
    private let source: UntypedList
    private let transform: (ListItem) -> UntypedList
    private var parts = OrderTree<FlatMappedPart>()
    /// Set before the first computation.
    private var node: Node.Pointer!
    private var reader: ListReader!

    init(_ source: UntypedList, _ transform: @escaping (ListItem) -> UntypedList) {
        self.source = source
        self.transform = transform
    }

    func attach(to node: Node.Pointer) {
        self.node = node
        reader = ListReader(source.store, node: node)
    }

    var count: Int { parts.weight }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        var start = -1
        parts.forEach(inWeight: range) { part in
            if start < 0 { start = parts.weight(before: part) }
            let count = parts.weight(of: part)
            let own = range.clamped(to: start..<start + count)
            part.list.store.forEach(in: own.lowerBound - start..<own.upperBound - start, body)
            start += count
        }
    }

    func settle() -> Int {
        _ = source.revision.read()
        let changes = untracked { reader.takeChanges() }
        if changes == nil { return rebuild() }
        // Inner changes first, so that a list is removed with its current elements.
        parts.visitAll { follow($0) }
        for change in changes! { apply(change) }
        return revision
    }

    private func rebuild() -> Int {
        let old = itemsBeforeRebuild(of: node)
        var sources: [ListItem] = []
        source.store.forEach(in: 0..<source.store.count) { sources.append($0) }
        let made = sources.map(makePart)
        parts = OrderTree(made) { made[$0].list.store.count }
        reset(from: old) { items }
        return revision
    }

    private func makePart(_ item: ListItem) -> FlatMappedPart {
        let part = FlatMappedPart(untracked { transform(item) }, node: node)
        _ = part.list.revision.read()
        _ = part.reader.takeChanges()
        return part
    }

    private func follow(_ part: FlatMappedPart) {
        _ = part.list.revision.read()
        guard let changes = part.reader.takeChanges() else {
            // The list was not observed, so no reader needs its previous elements.
            parts.setWeight(part.list.store.count, of: part)
            return reset(from: []) { items }
        }
        if changes.isEmpty { return }
        let offset = parts.weight(before: part)
        for change in changes { emit(change.shifted(by: offset)) }
        parts.setWeight(part.list.store.count, of: part)
    }

    // MARK: Lists that come and go

    private func apply(_ change: ItemChange) {
        switch change {
        case .insert(let item, let index): insert(item, at: index)
        case .remove(_, let index): remove(at: index)
        case .move(_, let from, let to): move(from: from, to: to)
        case .update(_, let item, let index):
            remove(at: index)
            insert(item, at: index)
        }
    }

    private func insert(_ item: ListItem, at index: Int) {
        let part = makePart(item)
        parts.insert(part, at: index, weight: part.list.store.count)
        let offset = parts.weight(before: part)
        for (index, item) in part.list.store.items.enumerated() { emit(.insert(item, at: offset + index)) }
    }

    private func remove(at index: Int) {
        let part = parts.entry(at: index)
        let offset = parts.weight(before: part)
        parts.remove(part)
        for item in part.list.store.items { emit(.remove(item, at: offset)) }
    }

    private func move(from: Int, to: Int) {
        let part = parts.entry(at: from)
        let old = parts.weight(before: part)
        parts.move(part, to: to)
        let new = parts.weight(before: part)
        if old == new { return }
        let items = part.list.store.items
        for (index, item) in items.enumerated() {
            emit(
                old < new
                    ? .move(item, from: old, to: new + items.count - 1)
                    : .move(item, from: old + index, to: new + index))
        }
    }
}
