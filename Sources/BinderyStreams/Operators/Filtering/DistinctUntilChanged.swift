extension Signal {
    /// Each value that differs from the last one delivered.
    ///
    ///     source                --a--a--b--a--|
    ///     distinctUntilChanged  --a-----b--a--|
    ///
    /// | event | result |
    /// |---|---|
    /// | first value | passed on |
    /// | value equal to the last delivered | dropped |
    /// | value that differs | passed on |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus the comparison; holds one value, in one allocation per observation.
    /// - Also known as: `distinctUntilChanged` in RAC 2, RxSwift and RxJS, `skipRepeats` in ReactiveSwift,
    ///   `removeDuplicates` in Combine.
    @inlinable
    public func distinctUntilChanged() -> some Signal<Value, Failure> where Value: Equatable {
        DistinctUntilChanged(upstream: self) { $0 == $1 }
    }

    /// Each value that is not `isEqual` to the last one delivered.
    @inlinable
    public func distinctUntilChanged(by isEqual: @escaping (Value, Value) -> Bool) -> some Signal<Value, Failure> {
        DistinctUntilChanged(upstream: self, isEqual: isEqual)
    }
}

@frozen
@usableFromInline
struct DistinctUntilChanged<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isEqual: (Value, Value) -> Bool

    @inlinable
    init(upstream: Upstream, isEqual: @escaping (Value, Value) -> Bool) {
        self.upstream = upstream
        self.isEqual = isEqual
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(DistinctUntilChangedObserver(downstream: observer, isEqual: isEqual), in: scope)
    }
}

@usableFromInline
final class DistinctUntilChangedObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let isEqual: (Value, Value) -> Bool
    @usableFromInline var last: Value?

    @inlinable
    init(downstream: Downstream, isEqual: @escaping (Value, Value) -> Bool) {
        self.downstream = downstream
        self.isEqual = isEqual
    }

    @inlinable
    func receive(_ value: Value) {
        if let last, isEqual(last, value) { return }
        last = value
        downstream.receive(value)
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
