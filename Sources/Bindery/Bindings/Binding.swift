precedencegroup BindingPrecedence {
    associativity: right
    lowerThan: TernaryPrecedence
    higherThan: AssignmentPrecedence
}

/// Binds one way: the target takes the value of the source now and at each change.
infix operator <~ : BindingPrecedence

/// Binds two ways: both sides stay equal, whichever is written.
infix operator <~> : BindingPrecedence

/// Binds `target` to a property: it takes the present value now and each later one.
///
/// Binding a target twice is not reported yet: the last write wins.
///
/// - Returns: what ends the binding. It ends by itself when the target goes away.
@discardableResult
public func <~ <Value>(target: MutableProperty<Value>, source: Property<Value>) -> any Disposable {
    let observation = source.observe { [weak target] in target?.value = $0 }
    target.bag.add(observation)
    return observation
}

/// Binds `target` to a signal: it takes each value that is sent.
///
/// - Returns: what ends the binding. It ends by itself when the target goes away, or the signal completes.
@discardableResult
public func <~ <Value, Source: Signal>(target: MutableProperty<Value>, source: Source) -> any Disposable
where Source.Value == Value, Source.Failure == Never {
    let observation = source.observe { [weak target] in target?.value = $0 }
    target.bag.add(observation)
    return observation
}

/// Binds two properties both ways. At first `left` takes the value of `right`; then a write of either is one write of the other.
/// Values are compared by `==`, so nothing echoes.
///
/// - Returns: what ends the binding. It ends by itself when either side goes away.
@discardableResult
public func <~> <Value: Equatable>(
    left: MutableProperty<Value>, right: MutableProperty<Value>
) -> any Disposable {
    let toLeft = right.observe { [weak left] in left?.value = $0 }
    let toRight = left.observeChanges { [weak right] in right?.value = $0 }
    let both = Scope()
    both.onDispose {
        toLeft.dispose()
        toRight.dispose()
    }
    left.bag.add(both)
    right.bag.add(both)
    return both
}
