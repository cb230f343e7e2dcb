/// When a new value is no change. A type for each rule instead of a closure: where the type of the value is known, the
/// comparison is inlined into the computation.
@usableFromInline
package protocol Equality<Value> {
    associatedtype Value
    func areEqual(_ old: Value, _ new: Value) -> Bool
}

/// Every value is a change: for what is not `Equatable`.
@frozen
@usableFromInline
package struct NeverEqual<Value>: Equality {
    @inlinable package init() {}
    @inlinable package func areEqual(_: Value, _: Value) -> Bool { false }
}

/// Compares by `==`.
@frozen
@usableFromInline
package struct EqualByOperator<Value: Equatable>: Equality {
    @inlinable package init() {}
    @inlinable package func areEqual(_ old: Value, _ new: Value) -> Bool { old == new }
}

/// Compares by a function that the user gave.
@frozen
@usableFromInline
package struct EqualByFunction<Value>: Equality {
    @usableFromInline let isEqual: (Value, Value) -> Bool
    @inlinable package init(_ isEqual: @escaping (Value, Value) -> Bool) { self.isEqual = isEqual }
    @inlinable package func areEqual(_ old: Value, _ new: Value) -> Bool { isEqual(old, new) }
}
