extension Signal {
    /// Transforms each value.
    ///
    ///     source          --1--2--3--|
    ///     map { $0 + 1 }  --2--3--4--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `transform(v)` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus `transform`; no allocation.
    /// - Also known as: `map:` in RAC 2, `map` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> some Signal<Output, Failure> {
        Map(upstream: self, transform: transform)
    }
}

@frozen
@usableFromInline
struct Map<Upstream: Signal, Output>: Signal {
    @usableFromInline typealias Value = Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Value) -> Output

    @inlinable
    init(upstream: Upstream, transform: @escaping (Upstream.Value) -> Output) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Output, O.Failure == Failure {
        upstream.run(MapObserver<Upstream.Value, O>(downstream: observer, transform: transform), in: scope)
    }
}

@frozen
@usableFromInline
struct MapObserver<Value, Downstream: Observer>: Observer {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Value) -> Downstream.Value

    @inlinable
    init(downstream: Downstream, transform: @escaping (Value) -> Downstream.Value) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable func receive(_ value: Value) { downstream.receive(transform(value)) }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
