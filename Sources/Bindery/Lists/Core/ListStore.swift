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

    var items: [ListItem] {
        var items: [ListItem] = []
        items.reserveCapacity(count)
        forEach(in: 0..<count) { items.append($0) }
        return items
    }
}
