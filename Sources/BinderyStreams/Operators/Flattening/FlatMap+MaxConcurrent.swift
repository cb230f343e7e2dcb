extension Signal {
    /// Maps each value to a signal and merges the events of at most `maxConcurrent` of them at a time.
    ///
    ///     source                     --a--b--c-----|
    ///     transform(a)                 ---a---a|
    ///     transform(b)                    ---b---b|
    ///     transform(c)                         ---c---c|
    ///     flatMap(maxConcurrent: 2)  -----a--ba--bc---c|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, fewer than `maxConcurrent` run | `transform(v)` is observed |
    /// | value, `maxConcurrent` run | kept until one has completed |
    /// | value of an inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of an inner signal | the next kept value gets its signal; without one, as in ``flatMap(_:)`` |
    /// | failure of any | passed on; all others are disposed of, kept values dropped |
    ///
    /// - Parameter maxConcurrent: The limit; less than 1 counts as 1.
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds waiting values.
    /// - Also known as: `flatten:` in RAC 2, `flatMap(.concurrent)` in ReactiveSwift, `merge(maxConcurrent:)` in
    ///   RxSwift, `flatMap(maxPublishers:)` in Combine, `mergeMap` with its `concurrent` in RxJS.
    @inlinable
    public func flatMap<Inner: Signal>(
        maxConcurrent: Int, _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlattenQueued(
            upstream: self, maxConcurrent: maxConcurrent, FlattenForward<Value, Inner.Value>.self, transform: transform)
    }
}
