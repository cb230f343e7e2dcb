precedencegroup BindingPrecedence {
    associativity: right
    lowerThan: TernaryPrecedence
    higherThan: AssignmentPrecedence
}

/// Binds one way: the target takes the value of the source now and at each change.
infix operator <~ : BindingPrecedence

/// Binds two ways: both sides stay equal, whichever is written.
infix operator <~> : BindingPrecedence

// Not inlined, so that the frame below is the caller's.

/// Binds `target` to a property: it takes the present value now and each later one. See ``MutableProperty/bind(to:file:line:)``,
/// whose diagnoses know their place in release builds too.
///
/// - Returns: what ends the binding. It ends by itself when the target goes away.
@discardableResult
@inline(never)
public func <~ <Value>(target: MutableProperty<Value>, source: Property<Value>) -> any Disposable {
    target.bind(source, at: .caller()) { $0 }
}

/// Binds `target` to a signal: it takes each value that is sent.
///
/// - Returns: what ends the binding. It ends by itself when the target goes away, or the signal completes.
@discardableResult
@inline(never)
public func <~ <Value, Source: Signal>(target: MutableProperty<Value>, source: Source) -> any Disposable
where Source.Value == Value, Source.Failure == Never {
    target.bind(source, at: .caller())
}

/// Binds two properties both ways. At first `left` takes the value of `right`; then a write of either is one write of the other.
/// Values are compared by `==`, so nothing echoes. With a converter: ``MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``.
///
/// - Returns: what ends the binding. It ends by itself when either side goes away.
@discardableResult
@inline(never)
public func <~> <Value: Equatable>(
    left: MutableProperty<Value>, right: MutableProperty<Value>
) -> any Disposable {
    let binding = FieldBinding(left, to: right, by: .identity, at: .caller())
    if !binding.isDisposed { right.bag.add(binding) }
    return binding
}
