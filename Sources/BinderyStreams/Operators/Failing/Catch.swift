extension Signal {
    /// The values of the signal; after a failure, the events of the signal that `handler` returns.
    ///
    ///     source      --a--#
    ///     handler(e)       --x--|
    ///     catch       --a----x--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure `e` | upstream is disposed of; the events of `handler(e)` follow |
    ///
    /// - Complexity: O(1) per value; one allocation per observation, plus those of the replacement.
    /// - Also known as: `catch:` in RAC 2, `flatMapError` in ReactiveSwift, `catch` in RxSwift and Combine,
    ///   `catchError` in RxJS.
    @inlinable
    public func `catch`<Replacement: Signal>(
        _ handler: @escaping (Failure) -> Replacement
    ) -> some Signal<Value, Replacement.Failure> where Replacement.Value == Value {
        Catch(upstream: self, handler: handler)
    }
}

@frozen
@usableFromInline
struct Catch<Upstream: Signal, Replacement: Signal>: Signal where Replacement.Value == Upstream.Value {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Replacement.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let handler: (Upstream.Failure) -> Replacement

    @inlinable
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> Replacement) {
        self.upstream = upstream
        self.handler = handler
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let first = scope.child()
        upstream.run(
            CatchObserver<Upstream.Failure, Replacement, O>(
                downstream: observer, scope: scope, first: first, handler: handler), in: first)
    }
}

@frozen
@usableFromInline
struct CatchObserver<Failure: Error, Replacement: Signal, Downstream: Observer>: Observer
where Downstream.Value == Replacement.Value, Downstream.Failure == Replacement.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let first: Scope
    @usableFromInline let handler: (Failure) -> Replacement

    @inlinable
    init(downstream: Downstream, scope: Scope, first: Scope, handler: @escaping (Failure) -> Replacement) {
        self.downstream = downstream
        self.scope = scope
        self.first = first
        self.handler = handler
    }

    @inlinable func receive(_ value: Downstream.Value) { downstream.receive(value) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: downstream.receive(completion: .completed)
        case .failed(let failure):
            first.dispose()
            let replacement = handler(failure)
            if !scope.isDisposed { replacement.run(downstream, in: scope) }
        }
    }
}
