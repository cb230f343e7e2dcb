internal import BinderyGraph

@usableFromInline
protocol ListStore: ListLog {
    /// Whether the elements may be cached as an array: not if they retain the list.
    var keepsArray: Bool { get }
    var count: Int { get }
    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void)
}

extension ListStore {
    @usableFromInline var keepsArray: Bool { true }

    @usableFromInline
    func item(at index: Int) -> ListItem {
        precondition(index >= 0 && index < count, "Bindery: index \(index) is out of range of a list of \(count)")
        var found: ListItem?
        forEach(in: index..<index + 1) { found = $0 }
        return found!
    }

    /// The elements before a rebuild, if an observer awaits their removal. A list without observers may have the reader
    /// of one that was just disposed of, but not its old elements: its sources have changed.
    func itemsBeforeRebuild(of node: Node.Pointer) -> [ListItem] {
        hasObservers && Engine.isObserved(node) ? items : []
    }

    var items: [ListItem] {
        var items: [ListItem] = []
        items.reserveCapacity(count)
        forEach(in: 0..<count) { items.append($0) }
        return items
    }
}
