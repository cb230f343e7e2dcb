extension Signal {
    /// The values of both signals, as they arrive.
    ///
    ///     source        --1-----2----|
    ///     other         ----x-----y-----|
    ///     merge(with:)  --1-x---2-y-----|
    ///
    /// | event | result |
    /// |---|---|
    /// | value of either | passed on |
    /// | failure of either | passed on; the other is disposed of |
    /// | completion of a signal | nothing; of the last one: completion |
    ///
    /// - Complexity: O(1) per value; two allocations per observation.
    /// - Also known as: `merge:` in RAC 2, `merge` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func merge<Other: Signal>(with other: Other) -> some Signal<Value, Failure>
    where Other.Value == Value, Other.Failure == Failure {
        Merge(first: self, second: other)
    }
}

/// The values of all signals, as they arrive; see ``Signal/merge(with:)``. Without signals, completes immediately.
@inlinable
public func merge<S: Signal>(_ signals: S...) -> some Signal<S.Value, S.Failure> { MergeAll(signals: signals) }

@inlinable
public func merge<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> { MergeAll(signals: signals) }

/// The values of two signals of different types, as they arrive.
@inlinable
public func merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> some Signal<A.Value, A.Failure>
where B.Value == A.Value, B.Failure == A.Failure {
    a.merge(with: b)
}

@inlinable
public func merge<A: Signal, B: Signal, C: Signal>(_ a: A, _ b: B, _ c: C) -> some Signal<A.Value, A.Failure>
where B.Value == A.Value, B.Failure == A.Failure, C.Value == A.Value, C.Failure == A.Failure {
    a.merge(with: b).merge(with: c)
}

@inlinable
public func merge<A: Signal, B: Signal, C: Signal, D: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D
) -> some Signal<A.Value, A.Failure>
where
    B.Value == A.Value, B.Failure == A.Failure, C.Value == A.Value, C.Failure == A.Failure, D.Value == A.Value,
    D.Failure == A.Failure
{
    merge(a, b, c).merge(with: d)
}

@inlinable
public func merge<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> some Signal<A.Value, A.Failure>
where
    B.Value == A.Value, B.Failure == A.Failure, C.Value == A.Value, C.Failure == A.Failure, D.Value == A.Value,
    D.Failure == A.Failure, E.Value == A.Value, E.Failure == A.Failure
{
    merge(a, b, c, d).merge(with: e)
}

@inlinable
public func merge<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> some Signal<A.Value, A.Failure>
where
    B.Value == A.Value, B.Failure == A.Failure, C.Value == A.Value, C.Failure == A.Failure, D.Value == A.Value,
    D.Failure == A.Failure, E.Value == A.Value, E.Failure == A.Failure, F.Value == A.Value, F.Failure == A.Failure
{
    merge(a, b, c, d, e).merge(with: f)
}

@frozen
@usableFromInline
struct Merge<First: Signal, Second: Signal>: Signal
where First.Value == Second.Value, First.Failure == Second.Failure {
    @usableFromInline typealias Value = First.Value
    @usableFromInline typealias Failure = First.Failure
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let inner = scope.child()
        let merged = MergeObserver(downstream: observer, scope: inner, remaining: 2)
        first.run(merged, in: inner)
        if !inner.isDisposed { second.run(merged, in: inner) }
    }
}

@frozen
@usableFromInline
struct MergeAll<S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let signals: [S]
    @inlinable init(signals: [S]) { self.signals = signals }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if signals.isEmpty { return Ended(completion: .completed).run(observer, in: scope) }
        let inner = scope.child()
        let merged = MergeObserver(downstream: observer, scope: inner, remaining: signals.count)
        for signal in signals where !inner.isDisposed { signal.run(merged, in: inner) }
    }
}

@usableFromInline
final class MergeObserver<Downstream: Observer>: Observer {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var remaining: Int

    @inlinable
    init(downstream: Downstream, scope: Scope, remaining: Int) {
        self.downstream = downstream
        self.scope = scope
        self.remaining = remaining
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if !scope.isDisposed { downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion {
            remaining -= 1
            if remaining > 0 { return }
        }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
