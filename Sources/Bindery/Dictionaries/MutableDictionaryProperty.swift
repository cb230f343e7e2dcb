public import BinderyGraph

/// A dictionary that can be written and in which each key is observed by itself: a keyed cache.
///
/// ```swift
/// let users = MutableDictionaryProperty<User.ID, User>()
/// users[id] = user
/// users[id]?.name = "Ada"                          // in place
/// let name = Property { users[id]?.name ?? "…" }   // computes when the value of this key changes
/// TextField("Name", text: users.property(for: id).unwrapped(or: User()).name)
/// let rows = users.keys.sorted()
/// ```
///
/// | event | result |
/// |---|---|
/// | the value of a key is written | what read this key computes; what read other keys, or `keys`, does not |
/// | an equal value is written | nothing, if the values are `Equatable` |
/// | a key is inserted or removed | the same, and ``keys`` changes by one step, and ``count`` |
/// | the whole ``value`` is written | the keys whose values differ change, in one transaction |
///
/// Every read sees a write immediately. Observers run once per transaction.
///
/// - Isolation: Confined to the actor that made it; not `Sendable`.
/// - Complexity: reading and writing a key is O(1), plus O(log n) for an inserted or removed key once ``keys`` is used.
///   Each key that a computation has read takes about 200 bytes while it is observed.
/// - Also known as: `SourceCache` in DynamicData, `ObservableMap` in MobX, `ReactiveMap` in Solid.
public final class MutableDictionaryProperty<Key: Hashable, Value>: PropertyProtocol {
    let storage: DictionaryStorage<Key, Value>

    init(storage: DictionaryStorage<Key, Value>) { self.storage = storage }

    /// Creates a dictionary. A written value is a change if it differs, or always if its type is not `Equatable`.
    public convenience init(
        _ value: [Key: Value] = [:], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(value, by: PartEquality.function(for: Value.self), name: name, file: file, line: line)
    }

    /// - Parameter areEqual: Whether a written value equals the present one, and so is not a change.
    public convenience init(
        _ value: [Key: Value] = [:], by areEqual: @escaping (Value, Value) -> Bool, name: StaticString? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(storage: DictionaryStorage(value, areEqual, name, file, line))
    }

    /// The value of a key. Reading it inside a computation makes only this key a dependency. Writing nil removes it.
    public subscript(key: Key) -> Value? {
        get { storage.read(key) }
        set { storage.write(newValue, for: key) }
    }

    /// The value of a key, or a default, which a mutation in place inserts.
    public subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get { storage.read(key) ?? fallback() }
        set { storage.write(newValue, for: key) }
    }

    /// All values. A write changes the keys whose values differ, in one transaction: O(n).
    public var value: [Key: Value] {
        get { storage.readAll() }
        set { storage.writeAll(newValue) }
    }

    public func read() -> [Key: Value] { storage.readAll() }

    /// The keys as a list. Keys that are there at its first use come first, in any order, later ones in the order in
    /// which they are inserted.
    public var keys: ListProperty<Key> { storage.keys }

    /// The values as a list, in the order of ``keys``. While observed, each takes about 300 bytes.
    public var values: ListProperty<Value> { keys.compactMap { [storage] in storage.read($0) } }

    /// The number of keys.
    public private(set) lazy var count: Property<Int> = storage.keyChanges.map { [storage] _ in storage.values.count }

    public var isEmpty: Property<Bool> { count.map { $0 == 0 } }

    /// Removes a key and returns its value.
    @discardableResult
    public func removeValue(forKey key: Key) -> Value? {
        let value = storage.values[key]
        storage.write(nil, for: key)
        return value
    }

    /// Removes all keys, in one transaction.
    public func removeAll() { storage.writeAll([:]) }

    /// Inserts values, and combines those of keys that are present, in one transaction.
    public func merge(_ other: [Key: Value], uniquingKeysWith combine: (_ present: Value, _ new: Value) -> Value) {
        transaction {
            for (key, new) in other { storage.write(storage.values[key].map { combine($0, new) } ?? new, for: key) }
        }
    }

    /// The value of a key as a property, nil while there is none. A write changes the dictionary.
    ///
    /// - Complexity: one derived property, which retains the dictionary.
    public func property(for key: Key) -> MutableProperty<Value?> {
        let part = Part<MutableDictionaryProperty<Key, Value>, Value?>(key: IdentityKey(id: key)) { dictionary in
            .some(dictionary.storage.read(key))
        } write: { dictionary, new in
            dictionary.storage.write(new, for: key)
        }
        return MutableProperty(part, of: self, first: storage.values[key])
    }
}

extension MutableDictionaryProperty: PartOwner {
    package var isRoot: Bool { true }
    package var forBindings: MutableDictionaryProperty<Key, Value> { self }
    package var rootBag: DisposeBag? { storage.keyChanges.rootBag }
    package var parts: PartTable { storage.keyChanges.parts }
    package var partSite: Node.Pointer { storage.keyChanges.node }
}

extension MutableDictionaryProperty: CustomStringConvertible {
    public var description: String { "\(storage.values)" }
}

extension MutableDictionaryProperty {
    /// Shows dots in place of the values wherever the dictionary is explained or inspected, from now on. The keys are
    /// dots in what is written, and are shown in ``keys``. A property that is computed from a value is not concealed.
    @discardableResult
    public func concealed() -> Self {
        storage.conceal()
        return self
    }
}
