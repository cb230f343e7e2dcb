/// A type-erased signal, for storage. Costs a closure call per event.
public struct AnySignal<Value, Failure: Error>: Signal {
    @usableFromInline let start: (AnyObserver<Value, Failure>, Scope) -> Void

    package init(_ start: @escaping (AnyObserver<Value, Failure>, Scope) -> Void) { self.start = start }

    @inlinable
    public init<S: Signal>(_ signal: S) where S.Value == Value, S.Failure == Failure {
        // Erasing again would only add a call per event and a stack frame per level.
        if let hidden = signal as? AnySignal<Value, Failure> {
            self = hidden
        } else {
            start = { observer, scope in signal.run(observer, in: scope) }
        }
    }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        start(AnyObserver(observer), scope)
    }
}

extension Signal {
    /// The signal with its type erased, for storage.
    ///
    ///     source            --a--b--|
    ///     eraseToAnySignal  --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure, completion | passed on |
    ///
    /// - Complexity: a closure call per event; holds the signal. Free for a signal that is already type-erased.
    /// - Also known as: `asObservable` in RxSwift and RxJS, `eraseToAnyPublisher` in Combine.
    @inlinable
    public func eraseToAnySignal() -> AnySignal<Value, Failure> { AnySignal(self) }
}

/// A type-erased observer.
public struct AnyObserver<Value, Failure: Error>: Observer {
    @usableFromInline let onValue: (Value) -> Void
    @usableFromInline let onCompletion: (Completion<Failure>) -> Void

    @inlinable
    public init<O: Observer>(_ observer: O) where O.Value == Value, O.Failure == Failure {
        onValue = { observer.receive($0) }
        onCompletion = { observer.receive(completion: $0) }
    }

    @inlinable
    public func receive(_ value: Value) { onValue(value) }

    @inlinable
    public func receive(completion: Completion<Failure>) { onCompletion(completion) }
}
