extension Signal {
    /// Maps each value to a signal and merges the events of all these signals.
    ///
    ///     source        --a-----b-------|
    ///     transform(a)    --1--2--3--|
    ///     transform(b)          ---4--5--|
    ///     flatMap       ----1--2--34--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `transform(v)` is observed in addition to the earlier ones |
    /// | value of an inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of an inner signal | nothing, or completion if it is the last and the outer one has completed |
    /// | failure of any | passed on; all others are disposed of |
    ///
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds running inner signals.
    /// - Also known as: `flattenMap:` in RAC 2, `flatMap(.merge)` in ReactiveSwift, `flatMap` in RxSwift and Combine,
    ///   `mergeMap` in RxJS.
    @inlinable
    public func flatMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Flatten(upstream: self, FlattenAll.self, transform: transform)
    }
}
