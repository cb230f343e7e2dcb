extension Signal {
    /// The values before the first one for which `isIncluded` is false.
    ///
    ///     source                   --1--2--3--1--|
    ///     take(while: { $0 < 3 })  --1--2--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, if `isIncluded(v)`; otherwise upstream is disposed of, then completion |
    /// | failure, completion | passed on |
    ///
    /// - See also: ``take(through:)``, which includes the value that ends it.
    /// - Complexity: O(1) per value, plus `isIncluded`; no allocation.
    /// - Also known as: `takeWhileBlock:` in RAC 2, `take(while:)` in ReactiveSwift and RxSwift, `prefix(while:)` in
    ///   Combine, `takeWhile` in RxJS.
    @inlinable
    public func take(while isIncluded: @escaping (Value) -> Bool) -> some Signal<Value, Failure> {
        TakeWhile(upstream: self, isIncluded: isIncluded)
    }
}

@frozen
@usableFromInline
struct TakeWhile<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isIncluded: (Upstream.Value) -> Bool

    @inlinable
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Value) -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(TakeWhileObserver(gate: Gate(downstream: observer, scope: part), isIncluded: isIncluded), in: part)
    }
}

@frozen
@usableFromInline
struct TakeWhileObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let gate: Gate<Downstream>
    @usableFromInline let isIncluded: (Downstream.Value) -> Bool

    @inlinable
    init(gate: Gate<Downstream>, isIncluded: @escaping (Downstream.Value) -> Bool) {
        self.gate = gate
        self.isIncluded = isIncluded
    }

    @inlinable
    func receive(_ value: Value) {
        if gate.scope.isDisposed { return }
        if isIncluded(value) { gate.receive(value) } else { gate.receive(completion: .completed) }
    }

    @inlinable func receive(completion: Completion<Failure>) { gate.receive(completion: completion) }
}
