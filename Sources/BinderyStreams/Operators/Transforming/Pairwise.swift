extension Signal {
    /// Pairs each value with the previous one.
    ///
    ///     source    --a--b--c--|
    ///     pairwise  -----x--y--|    x = (a, b), y = (b, c)
    ///
    /// | event | result |
    /// |---|---|
    /// | first value | nothing |
    /// | value `v` after a value `u` | `(previous: u, current: v)` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value; holds one value, in one allocation per observation.
    /// - Also known as: `combinePreviousWithStart:reduce:` in RAC 2, `combinePrevious` in ReactiveSwift, `pairwise` in
    ///   RxJS.
    @inlinable
    public func pairwise() -> some Signal<(previous: Value, current: Value), Failure> {
        Pairwise(upstream: self)
    }
}

@frozen
@usableFromInline
struct Pairwise<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = (previous: Upstream.Value, current: Upstream.Value)
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream

    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(PairwiseObserver<Upstream.Value, O>(downstream: observer), in: scope)
    }
}

@usableFromInline
final class PairwiseObserver<Value, Downstream: Observer>: Observer
where Downstream.Value == (previous: Value, current: Value) {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline var previous: Value?

    @inlinable init(downstream: Downstream) { self.downstream = downstream }

    @inlinable
    func receive(_ value: Value) {
        let previous = previous
        self.previous = .some(value)
        if let previous { downstream.receive((previous, value)) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
