extension Signal {
    /// The values after the first `count`.
    ///
    ///     source   --a--b--c--d--|
    ///     skip(2)  --------c--d--|
    ///
    /// | event | result |
    /// |---|---|
    /// | one of the first `count` values | nothing |
    /// | later value | passed on |
    /// | failure, completion | passed on |
    ///
    /// - Parameter count: the number of values; if less than 1, every value is passed on.
    /// - Complexity: O(1) per value; one allocation per observation, none per value.
    /// - Also known as: `skip:` in RAC 2, `skip(first:)` in ReactiveSwift, `skip` in RxSwift and RxJS, `dropFirst` in
    ///   Combine.
    @inlinable
    public func skip(_ count: Int) -> some Signal<Value, Failure> {
        Skip(upstream: self, count: count)
    }
}

@frozen
@usableFromInline
struct Skip<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let count: Int

    @inlinable
    init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(SkipObserver(downstream: observer, remaining: count), in: scope)
    }
}

@usableFromInline
final class SkipObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline var remaining: Int

    @inlinable
    init(downstream: Downstream, remaining: Int) {
        self.downstream = downstream
        self.remaining = remaining
    }

    @inlinable
    func receive(_ value: Value) {
        if remaining > 0 { remaining -= 1 } else { downstream.receive(value) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
