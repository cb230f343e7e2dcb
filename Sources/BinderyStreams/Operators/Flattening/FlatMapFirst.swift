extension Signal {
    /// Maps a value to a signal and drops the values that arrive while that signal runs.
    ///
    ///     source        --a-----b-------|
    ///     transform(a)    --1--2--3--|
    ///     flatMapFirst  ----1--2--3-----|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no inner signal runs | `transform(v)` is observed |
    /// | value while one runs | dropped |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) per value; one allocation per value that is not dropped, plus the cost of the inner signal.
    /// - Also known as: `flatMap(.throttle)` in ReactiveSwift, `flatMapFirst` in RxSwift, `exhaustMap` in RxJS.
    @inlinable
    public func flatMapFirst<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMapFirst(upstream: self, transform: transform)
    }
}

@frozen
@usableFromInline
struct FlatMapFirst<Upstream: Signal, Inner: Signal>: Signal where Inner.Failure == Upstream.Failure {
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
            FlatMapFirstObserver<Upstream.Value, Inner, O>(downstream: observer, scope: whole, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlatMapFirstObserver<Value, Inner: Signal, Downstream: Observer>: Observer, InnerReceiver
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let transform: (Value) -> Inner
    @usableFromInline var isRunning = false
    @usableFromInline var isUpstreamCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if isRunning || scope.isDisposed { return }
        isRunning = true
        let signal = transform(value)
        if scope.isDisposed { return }
        let inner = scope.child()
        signal.run(InnerObserver(outer: self, scope: inner), in: inner)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, isRunning {
            isUpstreamCompleted = true
            return
        }
        finish(completion)
    }

    @inlinable
    func innerCompleted() {
        isRunning = false
        if isUpstreamCompleted { finish(.completed) }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
