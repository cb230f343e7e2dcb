extension Signal {
    /// Starts the signal and calls closures with its events.
    ///
    ///     source        --a--b--|
    ///     onValue       --a--b
    ///     onCompletion  --------|
    ///
    /// | event | call |
    /// |---|---|
    /// | value | `onValue` |
    /// | failure | `onFailure`, then the observation is disposed of |
    /// | completion | `onCompletion`, then the observation is disposed of |
    /// | disposal, for any reason | `onDispose`, once, before upstream is released |
    ///
    /// - Returns: A disposable that ends the observation. Releasing it does not; see `Disposable`.
    /// - Complexity: O(1) per event; one scope per observation.
    /// - Also known as: `subscribeNext:error:completed:` in RAC 2, `observeValues` or `startWithValues` in
    ///   ReactiveSwift, `subscribe` in RxSwift and RxJS, `sink` in Combine.
    @inlinable
    public func observe(
        onValue: @escaping (Value) -> Void, onFailure: @escaping (Failure) -> Void,
        onCompletion: @escaping () -> Void = {}, onDispose: (() -> Void)? = nil
    ) -> any Disposable {
        let scope = Scope()
        if let onDispose { scope.onDispose(onDispose) }
        run(
            ClosureObserver(scope: scope, onValue: onValue) { completion in
                switch completion {
                case .completed: onCompletion()
                case .failed(let failure): onFailure(failure)
                }
            }, in: scope)
        return scope
    }

    /// Observes a signal that cannot fail.
    @inlinable
    public func observe(
        onValue: @escaping (Value) -> Void, onCompletion: @escaping () -> Void,
        onDispose: (() -> Void)? = nil
    ) -> any Disposable where Failure == Never {
        let scope = Scope()
        if let onDispose { scope.onDispose(onDispose) }
        run(ClosureObserver(scope: scope, onValue: onValue) { _ in onCompletion() }, in: scope)
        return scope
    }

    /// Calls `handler` with each value of a signal that cannot fail.
    @inlinable
    public func observe(_ handler: @escaping (Value) -> Void) -> any Disposable where Failure == Never {
        let scope = Scope()
        run(ValueObserver(scope: scope, onValue: handler), in: scope)
        return scope
    }

    /// Starts the signal and calls one closure with each event as a value.
    ///
    ///     source         --a--b--|
    ///     observeEvents  --x--y--z    x = .value(a), y = .value(b), z = .completed
    ///
    /// | event | call |
    /// |---|---|
    /// | value `v` | `handler(.value(v))` |
    /// | failure `e` | `handler(.failed(e))`, then the observation is disposed of |
    /// | completion | `handler(.completed)`, then the observation is disposed of |
    ///
    /// - Complexity: O(1) per event; one scope per observation.
    /// - Also known as: `observe` or `start` in ReactiveSwift, `subscribe` in RxSwift.
    @inlinable
    public func observeEvents(_ handler: @escaping (Event<Value, Failure>) -> Void) -> any Disposable {
        let scope = Scope()
        run(
            ClosureObserver(scope: scope, onValue: { handler(.value($0)) }) { completion in
                switch completion {
                case .completed: handler(.completed)
                case .failed(let failure): handler(.failed(failure))
                }
            }, in: scope)
        return scope
    }
}

/// The observer at the end of a chain. Ignores all events after the end or disposal, whatever the operators do.
@frozen
@usableFromInline
struct ClosureObserver<Value, Failure: Error>: Observer {
    @usableFromInline let scope: Scope
    @usableFromInline let onValue: (Value) -> Void
    @usableFromInline let onCompletion: (Completion<Failure>) -> Void

    @inlinable
    init(
        scope: Scope, onValue: @escaping (Value) -> Void, onCompletion: @escaping (Completion<Failure>) -> Void
    ) {
        self.scope = scope
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { onValue(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        onCompletion(completion)
        scope.dispose()
    }
}

/// The same for values alone.
@frozen
@usableFromInline
struct ValueObserver<Value>: Observer {
    @usableFromInline typealias Failure = Never
    @usableFromInline let scope: Scope
    @usableFromInline let onValue: (Value) -> Void

    @inlinable
    init(scope: Scope, onValue: @escaping (Value) -> Void) {
        self.scope = scope
        self.onValue = onValue
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { onValue(value) }
    }

    @inlinable
    func receive(completion: Completion<Never>) { scope.dispose() }
}
