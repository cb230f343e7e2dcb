extension Signal {
    /// Collects all values into one array, which is sent on completion.
    ///
    ///     source   --a--b--|
    ///     collect  --------(x|)    x = [a, b]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the array of the values in order, empty if there were none; then completion |
    /// | failure | passed on; the values are dropped |
    ///
    /// - Complexity: Amortised O(1) per value; holds all values until the end.
    /// - Also known as: `collect` in RAC 2, ReactiveSwift and Combine, `toArray` in RxSwift and RxJS.
    @inlinable
    public func collect() -> some Signal<[Value], Failure> {
        Collect(upstream: self)
    }
}

@frozen
@usableFromInline
struct Collect<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = [Upstream.Value]
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream

    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(CollectObserver<Upstream.Value, O>(downstream: observer, scope: scope), in: scope)
    }
}

@usableFromInline
final class CollectObserver<Value, Downstream: Observer>: Observer where Downstream.Value == [Value] {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var values: [Value] = []

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable func receive(_ value: Value) { values.append(value) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        let values = values
        self.values = []
        switch completion {
        case .completed: downstream.receive(last: values, in: scope)
        case .failed: downstream.receive(completion: completion)
        }
    }
}
