/// The keys by which the elements of a list belong together, each as one object: from then on equal keys are the same object, and nobody
/// needs to know their type.
@usableFromInline
final class ListKeys<Key: Hashable> {
    /// A key lives as long as an element or a group has it.
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

/// A key, and what is known of the elements that have it.
@usableFromInline
final class ListKey: ListItem {
    @usableFromInline let value: ListItem
    private let onRelease: (ListItem) -> Void
    /// Of `distinct`, in the order of the source, and of `joined`: the elements. The tree owns them, and they own this.
    var entries: [Unmanaged<RuleEntry>] = []
    /// Of `joined`: the elements of the other list, in its order.
    var matches: OrderTree?
    /// Of `grouped`. It owns this, and says when it goes.
    unowned(unsafe) var group: GroupStore?

    @usableFromInline
    init(_ value: ListItem, onRelease: @escaping (ListItem) -> Void) {
        self.value = value
        self.onRelease = onRelease
    }

    deinit { onRelease(value) }
}
