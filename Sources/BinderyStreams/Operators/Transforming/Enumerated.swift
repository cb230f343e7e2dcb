extension Signal {
    /// Pairs each value with its position, starting at 0.
    ///
    ///     source      --a--b--|
    ///     enumerated  --x--y--|    x = (0, a), y = (1, b)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` after `n` others | `(offset: n, element: v)` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value; one allocation per observation.
    /// - Also known as: `enumerated` in RxSwift.
    @inlinable
    public func enumerated() -> some Signal<(offset: Int, element: Value), Failure> {
        Enumerated(upstream: self)
    }
}

@frozen
@usableFromInline
struct Enumerated<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = (offset: Int, element: Upstream.Value)
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream

    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(EnumeratedObserver<Upstream.Value, O>(downstream: observer), in: scope)
    }
}

@usableFromInline
final class EnumeratedObserver<Value, Downstream: Observer>: Observer
where Downstream.Value == (offset: Int, element: Value) {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline var next = 0

    @inlinable init(downstream: Downstream) { self.downstream = downstream }

    @inlinable
    func receive(_ value: Value) {
        let offset = next
        next += 1
        downstream.receive((offset, value))
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
