@frozen
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    public var transaction: Transaction
    @usableFromInline let location: Location<Value>

    init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    // The framework's closures are also `@isolated(any)`, for which iOS 17 has no metadata: this accepts less.
    @preconcurrency
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
        self.init(location: ClosureLocation(get) { value, _ in set(value) })
    }

    @preconcurrency
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value, Transaction) -> Void) {
        self.init(location: ClosureLocation(get, set))
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            location.set(newValue, transaction.animation == nil ? Transaction.current : transaction)
        }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: PartLocation(location, keyPath), transaction: transaction)
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(location: location, transaction: Transaction(animation: animation))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ComparableLocation {
    func isSame(as other: Any) -> Bool { (other as? Binding).map { location.isSame(as: $0.location) } ?? false }
}

@usableFromInline
class Location<Value> {
    func get() -> Value { fatalError() }
    func set(_ value: Value, _ transaction: Transaction) { fatalError() }
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

private final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }

    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { write(value, transaction) }
    }
}

private final class ConstantLocation<Value>: Location<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, _ transaction: Transaction) {}
}

private final class PartLocation<Whole, Value>: Location<Value> {
    private let whole: Location<Whole>
    private let keyPath: WritableKeyPath<Whole, Value>

    init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
        self.whole = whole
        self.keyPath = keyPath
    }

    override func get() -> Value { whole.get()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var new = whole.get()
        withTransaction(transaction) { new[keyPath: keyPath] = value }
        if !(Whole.self is AnyClass) { whole.set(new, transaction) }
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return keyPath == other.keyPath && whole.isSame(as: other.whole)
    }
}

final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override func get() -> Value { object[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return keyPath == other.keyPath && object === other.object
    }
}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    private var object: Value

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { object = wrappedValue }

    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Bindable<Value> { self }

    private init(object: Value) { self.object = object }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: Observable, Value: AnyObject {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
