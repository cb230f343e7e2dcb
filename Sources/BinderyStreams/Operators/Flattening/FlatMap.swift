extension Signal {
    /// Maps each value to a signal and merges the events of all these signals.
    ///
    ///     source        --a-----b-------|
    ///     transform(a)    --1--2--3--|
    ///     transform(b)          ---4--5--|
    ///     flatMap       ----1--2--34--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `transform(v)` is observed in addition to the earlier ones |
    /// | value of an inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of an inner signal | nothing, or completion if it is the last and the outer one has completed |
    /// | failure of any | passed on; all others are disposed of |
    ///
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds running inner signals.
    /// - Also known as: `flattenMap:` in RAC 2, `flatMap(.merge)` in ReactiveSwift, `flatMap` in RxSwift and Combine,
    ///   `mergeMap` in RxJS.
    @inlinable
    public func flatMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMap(upstream: self, transform: transform)
    }
}

@frozen
@usableFromInline
struct FlatMap<Upstream: Signal, Inner: Signal>: Signal where Inner.Failure == Upstream.Failure {
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
            FlatMapObserver<Upstream.Value, Inner, O>(downstream: observer, scope: whole, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlatMapObserver<Value, Inner: Signal, Downstream: Observer>: Observer, InnerReceiver
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let transform: (Value) -> Inner
    /// The number of running signals, the outer one included.
    @usableFromInline var active = 1

    @inlinable
    init(downstream: Downstream, scope: Scope, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        let signal = transform(value)
        if scope.isDisposed { return }
        active += 1
        let inner = scope.child()
        signal.run(InnerObserver(outer: self, scope: inner), in: inner)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion { innerCompleted() } else { finish(completion) }
    }

    @inlinable
    func innerCompleted() {
        active -= 1
        if active == 0 { finish(.completed) }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
