/// The keys of a list's elements as unique objects: stores compare keys by identity and need not know their type.
@usableFromInline
final class ListKeys<Key: Hashable> {
    /// Unretained: a key lives as long as an element or a group has it.
    @usableFromInline var keys: [Key: Unmanaged<ListKey>] = [:]

    @usableFromInline init() {}

    @inlinable
    func key(_ value: Key) -> ListKey {
        if let key = keys[value] { return key.takeUnretainedValue() }
        let key = ListKey(ListElement(value)) { [weak self] key in self?.keys[key.value(as: Key.self)] = nil }
        keys[value] = .passUnretained(key)
        return key
    }
}

/// A key, with the state of the elements that have it.
@usableFromInline
final class ListKey: ListItem {
    @usableFromInline let value: ListItem
    private let onRelease: (ListItem) -> Void
    /// For `distinct` (in source order) and `joined`: the elements. Unretained: the tree owns them, they own the key.
    var entries: [Unmanaged<RuleEntry>] = []
    /// For `joined`: the elements of the other list, in its order.
    var matches: OrderTree?
    /// For `grouped`. Unretained: the group owns the key, and clears this when it is deallocated.
    unowned(unsafe) var group: GroupStore?

    @usableFromInline
    init(_ value: ListItem, onRelease: @escaping (ListItem) -> Void) {
        self.value = value
        self.onRelease = onRelease
    }

    deinit { onRelease(value) }
}
