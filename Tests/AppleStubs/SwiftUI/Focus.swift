@frozen
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @frozen
    @propertyWrapper
    public struct Binding {
        @usableFromInline let location: Location<Value>

        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, Transaction.current) }
        }

        public var projectedValue: Binding { self }
    }

    @usableFromInline let cell: StateCell<Value>

    public init() where Value == Bool { cell = StateCell(false) }
    public init<T: Hashable>() where Value == T? { cell = StateCell(nil) }

    public var wrappedValue: Value {
        get { cell.location.get() }
        nonmutating set { cell.location.set(newValue, Transaction.current) }
    }

    public var projectedValue: Binding { Binding(location: cell.location) }
}

extension FocusState: Installable {
    func makeStorage() -> AnyObject { cell.location }

    func install(_ storage: AnyObject, _ environment: EnvironmentValues) {
        cell.location = unsafeDowncast(storage, to: StateLocation<Value>.self)
    }
}

/// Whether a field has the focus, and what gives or takes it.
struct FieldFocus {
    var isFocused: () -> Bool
    var focus: () -> Void
    var leave: () -> Void
}

private enum FieldFocusKey: EnvironmentKey {
    static var defaultValue: [FieldFocus] { [] }
}

extension EnvironmentValues {
    var fieldFocus: [FieldFocus] {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.fieldFocus) { fields in
            fields.append(
                FieldFocus(
                    isFocused: { condition.wrappedValue }, focus: { condition.wrappedValue = true },
                    leave: { condition.wrappedValue = false }))
        }
    }

    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        transformEnvironment(\.fieldFocus) { fields in
            fields.append(
                FieldFocus(
                    isFocused: { binding.wrappedValue == value }, focus: { binding.wrappedValue = value },
                    leave: { if let none = Optional<Any>.none as? Value { binding.wrappedValue = none } }))
        }
    }
}
