extension Signal {
    /// The values from the first one for which `isSkipped` is false.
    ///
    ///     source                   --1--2--3--1--|
    ///     skip(while: { $0 < 3 })  --------3--1--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` before any is passed on | `v`, unless `isSkipped(v)` |
    /// | later value | passed on; `isSkipped` is not called |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus `isSkipped`; one allocation per observation, none per value.
    /// - Also known as: `skipWhileBlock:` in RAC 2, `skip(while:)` in ReactiveSwift and RxSwift, `drop(while:)` in
    ///   Combine, `skipWhile` in RxJS.
    @inlinable
    public func skip(while isSkipped: @escaping (Value) -> Bool) -> some Signal<Value, Failure> {
        SkipWhile(upstream: self, isSkipped: isSkipped)
    }
}

@frozen
@usableFromInline
struct SkipWhile<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isSkipped: (Upstream.Value) -> Bool

    @inlinable
    init(upstream: Upstream, isSkipped: @escaping (Upstream.Value) -> Bool) {
        self.upstream = upstream
        self.isSkipped = isSkipped
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(SkipWhileObserver(downstream: observer, isSkipped: isSkipped), in: scope)
    }
}

@usableFromInline
final class SkipWhileObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let isSkipped: (Downstream.Value) -> Bool
    @usableFromInline var isOpen = false

    @inlinable
    init(downstream: Downstream, isSkipped: @escaping (Downstream.Value) -> Bool) {
        self.downstream = downstream
        self.isSkipped = isSkipped
    }

    @inlinable
    func receive(_ value: Value) {
        if !isOpen {
            if isSkipped(value) { return }
            isOpen = true
        }
        downstream.receive(value)
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
