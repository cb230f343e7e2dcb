internal import BinderyGraph

/// A value that becomes a property on first access. Most properties of an action are never accessed.
struct PropertyOnDemand<Value> {
    private enum Storage {
        case value(Value)
        case property(MutableProperty<Value>)
    }

    private var storage: Storage

    init(_ value: Value) { storage = .value(value) }

    /// Returns the storage with another value, also written to the property. Not mutating: observers may access it.
    func with(_ value: Value) -> Self {
        guard case .property(let property) = storage else { return PropertyOnDemand(value) }
        property.value = value
        return self
    }

    /// - Parameter make: Makes the property with the current value; called once.
    mutating func property(_ make: (Value) -> MutableProperty<Value>) -> MutableProperty<Value> {
        switch storage {
        case .property(let property): return property
        case .value(let value):
            let property = make(value)
            storage = .property(property)
            return property
        }
    }
}
