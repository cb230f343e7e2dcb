extension Signal {
    /// Calls closures for the events of the signal and passes the events on unchanged.
    ///
    ///     source        --a--b--|
    ///     onValue       --a--b
    ///     onCompletion  --------|
    ///     do            --a--b--|
    ///
    /// | event | call, then result |
    /// |---|---|
    /// | observed | `onStart`, before upstream starts |
    /// | value `v` | `onValue(v)`, then `v` |
    /// | failure `e` | `onFailure(e)`, then the failure |
    /// | completion | `onCompletion()`, then the completion |
    /// | disposal, for any reason | `onDispose()`, after the observer's own |
    ///
    /// - Complexity: O(1) per event, plus the closures; one scope per observation.
    /// - Also known as: `initially:`, `doNext:`, `finally:` in RAC 2, `on` in ReactiveSwift, `do` in RxSwift,
    ///   `handleEvents` in Combine, `tap` in RxJS.
    @inlinable
    public func `do`(
        onStart: (() -> Void)? = nil, onValue: ((Value) -> Void)? = nil, onFailure: ((Failure) -> Void)? = nil,
        onCompletion: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> some Signal<Value, Failure> {
        Do(
            upstream: self, onStart: onStart, onValue: onValue,
            onTerminal: { completion in
                switch completion {
                case .completed: onCompletion?()
                case .failed(let failure): onFailure?(failure)
                }
            }, onDispose: onDispose)
    }
}

@frozen
@usableFromInline
struct Do<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let onStart: (() -> Void)?
    @usableFromInline let onValue: ((Value) -> Void)?
    @usableFromInline let onTerminal: (Completion<Failure>) -> Void
    @usableFromInline let onDispose: (() -> Void)?

    @inlinable
    init(
        upstream: Upstream, onStart: (() -> Void)?, onValue: ((Value) -> Void)?,
        onTerminal: @escaping (Completion<Failure>) -> Void, onDispose: (() -> Void)?
    ) {
        self.upstream = upstream
        self.onStart = onStart
        self.onValue = onValue
        self.onTerminal = onTerminal
        self.onDispose = onDispose
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        // A scope of its own: it ends with upstream, even if other signals of a `merge` continue in `scope`.
        let part = scope.child()
        if let onDispose { part.onDispose(onDispose) }
        onStart?()
        if part.isDisposed { return }
        upstream.run(DoObserver(downstream: observer, scope: part, onValue: onValue, onTerminal: onTerminal), in: part)
    }
}

@frozen
@usableFromInline
struct DoObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let onValue: ((Value) -> Void)?
    @usableFromInline let onTerminal: (Completion<Failure>) -> Void

    @inlinable
    init(
        downstream: Downstream, scope: Scope, onValue: ((Value) -> Void)?,
        onTerminal: @escaping (Completion<Failure>) -> Void
    ) {
        self.downstream = downstream
        self.scope = scope
        self.onValue = onValue
        self.onTerminal = onTerminal
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        onValue?(value)
        if !scope.isDisposed { downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        onTerminal(completion)
        if !scope.isDisposed { downstream.receive(completion: completion) }
        scope.dispose()
    }
}
