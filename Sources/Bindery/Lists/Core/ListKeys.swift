/// The keys of a list's elements as unique objects: stores compare keys by identity and need not know their type.
@usableFromInline
final class ListKeys<Key: Hashable, Object: ListKey> {
    /// Unretained: a key lives as long as an element or a group has it.
    @usableFromInline var keys: [Key: Unmanaged<Object>] = [:]
    /// One closure for all keys, which removes the value of a key that ends.
    @usableFromInline private(set) lazy var remove: (ListItem) -> Void = { [weak self] value in
        self?.keys[value.value(as: Key.self)] = nil
    }

    @usableFromInline init() {}

    @inlinable
    func key(_ value: Key) -> Object {
        if let key = keys[value] { return key.takeUnretainedValue() }
        let key = Object(ListElement(value), onRelease: remove)
        keys[value] = .passUnretained(key)
        return key
    }
}

/// A key. Subclasses add what an operator keeps for the elements that have it.
@usableFromInline
class ListKey: ListItem {
    @usableFromInline final let value: ListItem
    private final let onRelease: (ListItem) -> Void

    @usableFromInline
    required init(_ value: ListItem, onRelease: @escaping (ListItem) -> Void) {
        self.value = value
        self.onRelease = onRelease
    }

    deinit { onRelease(value) }
}

extension TrackedElement where Result: ListKey {
    /// The result of a rule that always returns a key.
    var key: Result { result! }
}
