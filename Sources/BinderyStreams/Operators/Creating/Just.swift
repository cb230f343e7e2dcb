extension Producer {
    /// One value, then completion. Cold.
    @inlinable
    public static func just(_ value: Value) -> some Signal<Value, Failure> { Just<Value, Failure>(value: value) }

    /// Completes at once. Cold.
    @inlinable
    public static func empty() -> some Signal<Value, Failure> {
        Ended<Value, Failure>(completion: .completed)
    }

    /// Fails at once. Cold.
    @inlinable
    public static func fail(_ failure: Failure) -> some Signal<Value, Failure> {
        Ended<Value, Failure>(completion: .failed(failure))
    }

    /// Sends nothing, ever.
    @inlinable
    public static func never() -> some Signal<Value, Failure> { Ended<Value, Failure>(completion: nil) }
}

@frozen
@usableFromInline
struct Just<Value, Failure: Error>: Signal {
    @usableFromInline let value: Value
    @inlinable init(value: Value) { self.value = value }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        Delivery.run { observer.receive(value) }
        if !scope.isDisposed { Delivery.run { observer.receive(completion: .completed) } }
    }
}

@frozen
@usableFromInline
struct Ended<Value, Failure: Error>: Signal {
    @usableFromInline let completion: Completion<Failure>?
    @inlinable init(completion: Completion<Failure>?) { self.completion = completion }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let completion, !scope.isDisposed { Delivery.run { observer.receive(completion: completion) } }
    }
}
