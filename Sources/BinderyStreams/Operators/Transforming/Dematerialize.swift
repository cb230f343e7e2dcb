extension Signal where Failure == Never {
    /// Turns values that describe events back into events.
    ///
    ///     source         --x--y--z--    x = .value(a), y = .value(b), z = .failed(e)
    ///     dematerialize  --a--b--#
    ///
    /// | event | result |
    /// |---|---|
    /// | `.value(v)` | `v` |
    /// | `.failed(e)` | the failure `e`; upstream has been disposed of |
    /// | `.completed` | completion; upstream has been disposed of |
    /// | completion | passed on |
    ///
    /// - SeeAlso: ``materialize()``, the inverse.
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `dematerialize` in RAC 2, ReactiveSwift, RxSwift and RxJS.
    @inlinable
    public func dematerialize<Output, NewFailure: Error>() -> some Signal<Output, NewFailure>
    where Value == Event<Output, NewFailure> {
        Dematerialize(upstream: self)
    }
}

@frozen
@usableFromInline
struct Dematerialize<Upstream: Signal, Value, Failure: Error>: Signal
where Upstream.Value == Event<Value, Failure>, Upstream.Failure == Never {
    @usableFromInline let upstream: Upstream

    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(DematerializeObserver(gate: Gate(downstream: observer, scope: part)), in: part)
    }
}

@frozen
@usableFromInline
struct DematerializeObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Event<Downstream.Value, Downstream.Failure>
    @usableFromInline typealias Failure = Never
    @usableFromInline let gate: Gate<Downstream>

    @inlinable init(gate: Gate<Downstream>) { self.gate = gate }

    @inlinable
    func receive(_ event: Event<Downstream.Value, Downstream.Failure>) {
        switch event {
        case .value(let value): gate.receive(value)
        case .failed(let failure): gate.receive(completion: .failed(failure))
        case .completed: gate.receive(completion: .completed)
        }
    }

    @inlinable func receive(completion: Completion<Never>) { gate.receive(completion: .completed) }
}
