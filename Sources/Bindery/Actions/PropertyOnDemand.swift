internal import BinderyGraph

/// A value that becomes a property when somebody first asks for one: most of what an action can tell nobody looks at.
struct PropertyOnDemand<Value> {
    private enum Storage {
        case value(Value)
        case property(MutableProperty<Value>)
    }

    private var storage: Storage

    init(_ value: Value) { storage = .value(value) }

    /// The same with another value, which the property has then, too. Not mutating: what a change of it runs may look at it.
    func with(_ value: Value) -> Self {
        guard case .property(let property) = storage else { return PropertyOnDemand(value) }
        property.value = value
        return self
    }

    /// - Parameter make: makes the property, with the value of this moment; called once.
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
