precedencegroup BindingPrecedence {
    associativity: right
    lowerThan: TernaryPrecedence
    higherThan: AssignmentPrecedence
}

/// Binds one way: the target takes the value of the source now and at each change.
infix operator <~ : BindingPrecedence

/// Binds two ways: both sides stay equal, whichever is written.
infix operator <~> : BindingPrecedence

// Not inlined, so that the frame that `caller()` records belongs to the caller.

/// Binds `target` to a property: it takes the current value and each later one. Ends with the target. See
/// `bind(to:)`, which can name its source location in release builds too.
@discardableResult
@inline(never)
public func <~ <Value>(target: MutableProperty<Value>, source: Property<Value>) -> any Disposable {
    target.bind(source, at: .caller()) { $0 }
}

/// Binds `target` to a signal: it takes each value that the signal sends. Ends with the target or the signal.
@discardableResult
@inline(never)
public func <~ <Value, Source: Signal>(target: MutableProperty<Value>, source: Source) -> any Disposable
where Source.Value == Value, Source.Failure == Never {
    target.bind(source, at: .caller())
}

/// Binds two properties both ways: `left` takes the value of `right`, then a write of either is one write of the other.
/// Values are compared by `==`, so a write does not echo. Ends with either side. With a converter:
/// ``BinderyGraph/MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``.
@discardableResult
@inline(never)
public func <~> <Value: Equatable>(
    left: MutableProperty<Value>, right: MutableProperty<Value>
) -> any Disposable {
    let binding = FieldBinding(left, to: right, by: .identity, at: .caller())
    if !binding.isDisposed { right.bag.add(binding) }
    return binding
}
