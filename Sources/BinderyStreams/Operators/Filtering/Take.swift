extension Signal {
    /// The first `count` values.
    ///
    ///     source   --a--b--c--|
    ///     take(2)  --a--(b|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on; after the `count`th, upstream is disposed of, then completion |
    /// | failure, completion | passed on |
    ///
    /// - Parameter count: the number of values; if less than 1, the signal completes without observing upstream.
    /// - Complexity: O(1) per value; two allocations per observation, none per value.
    /// - Also known as: `take:` in RAC 2, `take(first:)` in ReactiveSwift, `take` in RxSwift and RxJS, `prefix` in
    ///   Combine.
    @inlinable
    public func take(_ count: Int) -> some Signal<Value, Failure> {
        Take(upstream: self, count: count)
    }
}

@frozen
@usableFromInline
struct Take<Upstream: Signal>: Signal {
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
        let part = scope.child()
        if part.isDisposed { return }
        let observer = TakeObserver(gate: Gate(downstream: observer, scope: part), remaining: count)
        if count > 0 {
            upstream.run(observer, in: part)
        } else {
            observer.receive(completion: .completed)
        }
    }
}

@usableFromInline
final class TakeObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let gate: Gate<Downstream>
    @usableFromInline var remaining: Int

    @inlinable
    init(gate: Gate<Downstream>, remaining: Int) {
        self.gate = gate
        self.remaining = remaining
    }

    @inlinable
    func receive(_ value: Value) {
        if gate.scope.isDisposed || remaining == 0 { return }
        remaining -= 1
        let isLast = remaining == 0
        gate.downstream.receive(value)
        if isLast { gate.receive(completion: .completed) }
    }

    @inlinable func receive(completion: Completion<Failure>) { gate.receive(completion: completion) }
}
