extension Signal {
    /// Sends each event as a value.
    ///
    ///     source       --a--b--#
    ///     materialize  --x--y--(z|)    x = .value(a), y = .value(b), z = .failed(e)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `.value(v)` |
    /// | failure `e` | `.failed(e)`, then completion |
    /// | completion | `.completed`, then completion |
    ///
    /// - SeeAlso: ``dematerialize()``, the inverse.
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `materialize` in RAC 2, ReactiveSwift, RxSwift and RxJS.
    @inlinable
    public func materialize() -> some Signal<Event<Value, Failure>, Never> {
        Materialize(upstream: self)
    }
}

@frozen
@usableFromInline
struct Materialize<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Event<Upstream.Value, Upstream.Failure>
    @usableFromInline typealias Failure = Never
    @usableFromInline let upstream: Upstream

    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(
            MaterializeObserver<Upstream.Value, Upstream.Failure, O>(downstream: observer, scope: scope), in: scope)
    }
}

@frozen
@usableFromInline
struct MaterializeObserver<Value, Failure: Error, Downstream: Observer>: Observer
where Downstream.Value == Event<Value, Failure>, Downstream.Failure == Never {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable func receive(_ value: Value) { downstream.receive(.value(value)) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: downstream.receive(last: .completed, in: scope)
        case .failed(let failure): downstream.receive(last: .failed(failure), in: scope)
        }
    }
}
