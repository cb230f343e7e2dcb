extension Signal {
    /// Collects values into arrays of `count`; the last one may be shorter.
    ///
    ///     source            --a--b--c--|
    ///     buffer(count: 2)  -----x-----(y|)    x = [a, b], y = [c]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing, or an array if it is the `count`th since the last array |
    /// | completion | the array of the remaining values, if there are any; then completion |
    /// | failure | passed on; the remaining values are dropped |
    ///
    /// - Parameter count: The number of values in an array; less than 1 counts as 1.
    /// - Complexity: Amortised O(1) per value; one array per `count` values; holds fewer than `count` values.
    /// - Also known as: `collect(count:)` in ReactiveSwift, `buffer(timeSpan:count:scheduler:)` in RxSwift,
    ///   `collect(_:)` in Combine, `bufferCount` in RxJS.
    @inlinable
    public func buffer(count: Int) -> some Signal<[Value], Failure> {
        Buffer(upstream: self, count: count)
    }
}

@frozen
@usableFromInline
struct Buffer<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = [Upstream.Value]
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
        upstream.run(BufferObserver<Upstream.Value, O>(downstream: observer, scope: scope, count: count), in: scope)
    }
}

@usableFromInline
final class BufferObserver<Value, Downstream: Observer>: Observer where Downstream.Value == [Value] {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let count: Int
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline var values: [Value] = []
    @exclusivity(unchecked) @usableFromInline var hasFilledOne = false

    @inlinable
    init(downstream: Downstream, scope: Scope, count: Int) {
        self.downstream = downstream
        self.scope = scope
        self.count = count
    }

    @inlinable
    func receive(_ value: Value) {
        // After one array that had `count` values, the next one is expected to have as many.
        if hasFilledOne, values.isEmpty { values.reserveCapacity(count) }
        values.append(value)
        if values.count >= count {
            hasFilledOne = true
            downstream.receive(takeValues())
        }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        let rest = takeValues()
        if case .completed = completion, !rest.isEmpty {
            downstream.receive(last: rest, in: scope)
        } else {
            downstream.receive(completion: completion)
        }
    }

    @inlinable
    func takeValues() -> [Value] {
        let taken = values
        values = []
        return taken
    }
}
