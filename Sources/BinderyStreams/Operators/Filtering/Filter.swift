extension Signal {
    /// The values for which `isIncluded` is true.
    ///
    ///     source                  --1--2--3--4--|
    ///     filter { $0 % 2 == 0 }  -----2-----4--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, if `isIncluded(v)` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus `isIncluded`; no allocation.
    /// - Also known as: `filter:` in RAC 2, `filter` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> some Signal<Value, Failure> {
        Filter(upstream: self, isIncluded: isIncluded)
    }
}

@frozen
@usableFromInline
struct Filter<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isIncluded: (Value) -> Bool

    @inlinable
    init(upstream: Upstream, isIncluded: @escaping (Value) -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(FilterObserver(downstream: observer, isIncluded: isIncluded), in: scope)
    }
}

@frozen
@usableFromInline
struct FilterObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let isIncluded: (Value) -> Bool

    @inlinable
    init(downstream: Downstream, isIncluded: @escaping (Value) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
    }

    @inlinable
    func receive(_ value: Value) {
        if isIncluded(value) { downstream.receive(value) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
