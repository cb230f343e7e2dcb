extension Signal {
    /// Combines all values into one result, which is sent on completion.
    ///
    ///     source        --1--2--3--|
    ///     reduce(0, +)  -----------(6|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the result, which is `initial` if there was no value; then completion |
    /// | failure | passed on; the result is dropped |
    ///
    /// - SeeAlso: ``scan(_:_:)``, which sends every intermediate result.
    /// - Complexity: O(1) per value, plus `next`; holds one result, in one allocation per observation.
    /// - Also known as: `aggregateWithStart:reduce:` in RAC 2, `reduce` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func reduce<Output>(
        _ initial: Output, _ next: @escaping (Output, Value) -> Output
    ) -> some Signal<Output, Failure> {
        Reduce(upstream: self, initial: initial, next: next)
    }
}

@frozen
@usableFromInline
struct Reduce<Upstream: Signal, Output>: Signal {
    @usableFromInline typealias Value = Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let initial: Output
    @usableFromInline let next: (Output, Upstream.Value) -> Output

    @inlinable
    init(upstream: Upstream, initial: Output, next: @escaping (Output, Upstream.Value) -> Output) {
        self.upstream = upstream
        self.initial = initial
        self.next = next
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(
            ReduceObserver<Upstream.Value, O>(downstream: observer, scope: scope, next: next, result: initial),
            in: scope)
    }
}

@usableFromInline
final class ReduceObserver<Value, Downstream: Observer>: Observer {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let next: (Downstream.Value, Value) -> Downstream.Value
    @usableFromInline var result: Downstream.Value

    @inlinable
    init(
        downstream: Downstream, scope: Scope, next: @escaping (Downstream.Value, Value) -> Downstream.Value,
        result: Downstream.Value
    ) {
        self.downstream = downstream
        self.scope = scope
        self.next = next
        self.result = result
    }

    @inlinable func receive(_ value: Value) { result = next(result, value) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: downstream.receive(last: result, in: scope)
        case .failed: downstream.receive(completion: completion)
        }
    }
}
