extension Signal {
    /// The values of the signal, and completion instead of a failure.
    ///
    ///     source       --a--#
    ///     ignoreError  --a--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure | completion |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `asInfallible(onErrorFallbackTo: .empty())` in RxSwift.
    @inlinable
    public func ignoreError() -> some Signal<Value, Never> { IgnoreError(upstream: self) }
}

@frozen
@usableFromInline
struct IgnoreError<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Never
    @usableFromInline let upstream: Upstream
    @inlinable init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Never {
        upstream.run(IgnoreErrorObserver<Upstream.Failure, O>(downstream: observer), in: scope)
    }
}

@frozen
@usableFromInline
struct IgnoreErrorObserver<Failure: Error, Downstream: Observer>: Observer where Downstream.Failure == Never {
    @usableFromInline let downstream: Downstream
    @inlinable init(downstream: Downstream) { self.downstream = downstream }

    @inlinable func receive(_ value: Downstream.Value) { downstream.receive(value) }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: .completed) }
}
