@frozen
@propertyWrapper
public struct State<Value>: DynamicProperty {
    @usableFromInline let cell: StateCell<Value>

    public init(wrappedValue value: Value) { cell = StateCell(value) }
    public init(initialValue value: Value) { cell = StateCell(value) }

    public var wrappedValue: Value {
        get { cell.location.get() }
        nonmutating set { cell.location.set(newValue, Transaction.current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: cell.location) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Holds the location that the host has installed. Before that, a location of its own.
// `@unchecked Sendable`: the host and its views use it on the main actor.
@usableFromInline
final class StateCell<Value>: @unchecked Sendable {
    var location: StateLocation<Value>

    init(_ value: Value) { location = StateLocation(value) }
}

/// The value of a state. Reads are registered with Observation.
@usableFromInline
final class StateLocation<Value>: Location<Value>, Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var stored: Value
    private var value: Value { stored }

    init(_ value: Value) { stored = value }

    override func get() -> Value {
        registrar.access(self, keyPath: \.value)
        return stored
    }

    override func set(_ value: Value, _ transaction: Transaction) {
        if HostCore.isEvaluating { HostCore.report("a state was written while a view was updated") }
        if let old = stored as? any Equatable, isEqual(old, value) { return }
        withTransaction(transaction) {
            registrar.willSet(self, keyPath: \.value)
            stored = value
            registrar.didSet(self, keyPath: \.value)
        }
    }

    private func isEqual<Other: Equatable>(_ old: Other, _ new: Any) -> Bool { old == new as? Other }
}

extension State: Installable {
    func makeStorage() -> AnyObject { cell.location }

    func install(_ storage: AnyObject, _ environment: EnvironmentValues) {
        cell.location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    }
}
