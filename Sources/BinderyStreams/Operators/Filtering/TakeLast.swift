extension Signal {
    /// The last `count` values, once upstream has completed.
    ///
    ///     source       --a--b--c--|
    ///     takeLast(2)  -----------(bc|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the last `count` values, or all if there are fewer, in order; then completion |
    /// | failure | passed on; the values are dropped |
    ///
    /// - Parameter count: the number of values; if less than 1, the signal completes without observing upstream.
    /// - Complexity: O(1) per value; holds `count` values.
    /// - Also known as: `takeLast:` in RAC 2, `take(last:)` in ReactiveSwift, `takeLast` in RxSwift and RxJS.
    @inlinable
    public func takeLast(_ count: Int) -> some Signal<Value, Failure> {
        TakeLast(upstream: self, count: count)
    }
}

@frozen
@usableFromInline
struct TakeLast<Upstream: Signal>: Signal {
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
        if scope.isDisposed { return }
        if count <= 0 { return observer.receive(completion: .completed) }
        upstream.run(TakeLastObserver(downstream: observer, scope: scope, count: count), in: scope)
    }
}

@usableFromInline
final class TakeLastObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var latest: Trailing<Value>

    @inlinable
    init(downstream: Downstream, scope: Scope, count: Int) {
        self.downstream = downstream
        self.scope = scope
        latest = Trailing(limit: count)
    }

    @inlinable func receive(_ value: Value) { _ = latest.append(value) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        let last = latest
        latest = Trailing(limit: 1)
        if case .completed = completion {
            for index in last.values.indices {
                downstream.receive(last.values[(last.oldest + index) % last.values.count])
                if scope.isDisposed { return }
            }
        }
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct Trailing<Value> {
    @usableFromInline let limit: Int
    @usableFromInline var values: [Value] = []
    /// The index of the oldest value, once the limit is reached.
    @usableFromInline var oldest = 0

    @inlinable init(limit: Int) { self.limit = limit }

    /// Adds a value; returns the value that it replaces.
    @inlinable
    mutating func append(_ value: Value) -> Value? {
        if values.count < limit {
            values.append(value)
            return nil
        }
        let removed = values[oldest]
        values[oldest] = value
        oldest = oldest + 1 == limit ? 0 : oldest + 1
        return .some(removed)
    }
}
