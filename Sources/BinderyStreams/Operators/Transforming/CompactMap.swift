extension Signal {
    /// Transforms each value and drops the results that are `nil`.
    ///
    ///     source                --1--x--2--|
    ///     compactMap(Int.init)  --1-----2--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `transform(v)`, if it is not `nil` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus `transform`; no allocation.
    /// - Also known as: `compactMap` in ReactiveSwift, RxSwift and Combine.
    @inlinable
    public func compactMap<Output>(_ transform: @escaping (Value) -> Output?) -> some Signal<Output, Failure> {
        CompactMap(upstream: self, transform: transform)
    }
}

@frozen
@usableFromInline
struct CompactMap<Upstream: Signal, Output>: Signal {
    @usableFromInline typealias Value = Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Value) -> Output?

    @inlinable
    init(upstream: Upstream, transform: @escaping (Upstream.Value) -> Output?) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Output, O.Failure == Failure {
        upstream.run(CompactMapObserver<Upstream.Value, O>(downstream: observer, transform: transform), in: scope)
    }
}

@frozen
@usableFromInline
struct CompactMapObserver<Value, Downstream: Observer>: Observer {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Value) -> Downstream.Value?

    @inlinable
    init(downstream: Downstream, transform: @escaping (Value) -> Downstream.Value?) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if let output = transform(value) { downstream.receive(output) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
