extension Signal {
    /// The values up to and including the first for which `isLast` is true.
    ///
    ///     source                      --1--2--3--1--|
    ///     take(through: { $0 == 3 })  --1--2--(3|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`; if `isLast(v)`, upstream is then disposed of, and completion follows |
    /// | failure, completion | passed on |
    ///
    /// - See also: ``take(while:)``, which leaves out the last value.
    /// - Complexity: O(1) per value, plus `isLast`; two allocations per observation, none per value.
    /// - Also known as: `take(until:)` with a closure that says whether to go on in ReactiveSwift,
    ///   `take(until:behavior: .inclusive)` in RxSwift, `takeWhile(…, true)` in RxJS.
    @inlinable
    public func take(through isLast: @escaping (Value) -> Bool) -> some Signal<Value, Failure> {
        TakeThrough(upstream: self, isLast: isLast)
    }
}

@frozen
@usableFromInline
struct TakeThrough<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isLast: (Upstream.Value) -> Bool

    @inlinable
    init(upstream: Upstream, isLast: @escaping (Upstream.Value) -> Bool) {
        self.upstream = upstream
        self.isLast = isLast
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(TakeThroughObserver(gate: Gate(downstream: observer, scope: part), isLast: isLast), in: part)
    }
}

@usableFromInline
final class TakeThroughObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let gate: Gate<Downstream>
    @usableFromInline let isLast: (Downstream.Value) -> Bool
    @usableFromInline var hasLast = false

    @inlinable
    init(gate: Gate<Downstream>, isLast: @escaping (Downstream.Value) -> Bool) {
        self.gate = gate
        self.isLast = isLast
    }

    @inlinable
    func receive(_ value: Value) {
        if hasLast || gate.scope.isDisposed { return }
        hasLast = isLast(value)
        // A later value may set `hasLast` during this delivery; only the value that set it completes the signal.
        let endsHere = hasLast
        gate.receive(value)
        if endsHere { gate.receive(completion: .completed) }
    }

    @inlinable func receive(completion: Completion<Failure>) { gate.receive(completion: completion) }
}
