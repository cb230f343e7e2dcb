extension Signal {
    /// Maps each value to a signal and sends the events of the latest one.
    ///
    ///     source         --a-----b-------|
    ///     transform(a)     --1--2--3--|
    ///     transform(b)           ---4--5--|
    ///     flatMapLatest  ----1--2---4--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | the previous signal is disposed of, `transform(v)` is observed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds one inner signal.
    /// - Also known as: `map:` and `switchToLatest` in RAC 2, `flatMap(.latest)` in ReactiveSwift, `flatMapLatest` in
    ///   RxSwift, `map` and `switchToLatest` in Combine, `switchMap` in RxJS.
    @inlinable
    public func flatMapLatest<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMapLatest(upstream: self, transform: transform)
    }
}

@frozen
@usableFromInline
struct FlatMapLatest<Upstream: Signal, Inner: Signal>: Signal where Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Value) -> Inner

    @inlinable
    init(upstream: Upstream, transform: @escaping (Upstream.Value) -> Inner) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(
            FlatMapLatestObserver<Upstream.Value, Inner, O>(downstream: observer, scope: whole, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlatMapLatestObserver<Value, Inner: Signal, Downstream: Observer>: Observer
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let transform: (Value) -> Inner
    @usableFromInline var inner: Scope?
    @usableFromInline var isUpstreamCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        if let inner { inner.dispose() }
        let signal = transform(value)
        if scope.isDisposed { return }
        let inner = scope.child()
        self.inner = inner
        signal.run(LatestInnerObserver<Value, Inner, Downstream>(outer: self, scope: inner), in: inner)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, inner != nil {
            isUpstreamCompleted = true
            return
        }
        finish(completion)
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct LatestInnerObserver<Value, Inner: Signal, Downstream: Observer>: Observer
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let outer: FlatMapLatestObserver<Value, Inner, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(outer: FlatMapLatestObserver<Value, Inner, Downstream>, scope: Scope) {
        self.outer = outer
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Inner.Value) {
        if !scope.isDisposed { outer.downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion {
            scope.dispose()
            outer.inner = nil
            if !outer.isUpstreamCompleted { return }
        }
        outer.finish(completion)
    }
}
