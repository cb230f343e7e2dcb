/// A rule for when a new value is not a change: a type, not a closure, to be inlined where the value's type is known.
@usableFromInline
package protocol Equality<Value> {
    associatedtype Value
    func areEqual(_ old: Value, _ new: Value) -> Bool
}

/// A rule by which every value is a change, for types that are not `Equatable`.
@frozen
@usableFromInline
package struct NeverEqual<Value>: Equality {
    @inlinable package init() {}
    @inlinable package func areEqual(_: Value, _: Value) -> Bool { false }
}

@frozen
@usableFromInline
package struct EqualByOperator<Value: Equatable>: Equality {
    @inlinable package init() {}
    @inlinable package func areEqual(_ old: Value, _ new: Value) -> Bool { old == new }
}

@frozen
@usableFromInline
package struct EqualByFunction<Value>: Equality {
    @usableFromInline let isEqual: (Value, Value) -> Bool
    @inlinable package init(_ isEqual: @escaping (Value, Value) -> Bool) { self.isEqual = isEqual }
    @inlinable package func areEqual(_ old: Value, _ new: Value) -> Bool { isEqual(old, new) }
}
