extension Signal {
    /// All values except the last `count`; each is sent when `count` later values have arrived.
    ///
    ///     source       --a--b--c--d--|
    ///     skipLast(2)  --------a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | one of the first `count` values | nothing |
    /// | later value | the value that arrived `count` values before it |
    /// | failure, completion | passed on; the last `count` values are dropped |
    ///
    /// - Parameter count: the number of values; if less than 1, every value is passed on immediately.
    /// - Complexity: O(1) per value; holds `count` values.
    /// - Also known as: `skipLast` in RxJS.
    @inlinable
    public func skipLast(_ count: Int) -> some Signal<Value, Failure> {
        SkipLast(upstream: self, count: count)
    }
}

@frozen
@usableFromInline
struct SkipLast<Upstream: Signal>: Signal {
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
        if count > 0 {
            upstream.run(SkipLastObserver(downstream: observer, count: count), in: scope)
        } else {
            upstream.run(observer, in: scope)
        }
    }
}

@usableFromInline
final class SkipLastObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline var latest: Trailing<Value>

    @inlinable
    init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        latest = Trailing(limit: count)
    }

    @inlinable
    func receive(_ value: Value) {
        if let passing = latest.append(value) { downstream.receive(passing) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
