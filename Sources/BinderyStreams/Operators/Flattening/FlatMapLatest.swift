extension Signal {
    /// Maps each value to a signal and sends the events of the latest one.
    ///
    ///     source         --a-----b-------|
    ///     transform(a)     --1--2--3--|
    ///     transform(b)           ---4--5--|
    ///     flatMapLatest  ----1--2---4--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | the previous signal is disposed of, `transform(v)` is observed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds one inner signal.
    /// - Also known as: `map:` and `switchToLatest` in RAC 2, `flatMap(.latest)` in ReactiveSwift, `flatMapLatest` in
    ///   RxSwift, `map` and `switchToLatest` in Combine, `switchMap` in RxJS.
    @inlinable
    public func flatMapLatest<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Flatten(upstream: self, FlattenLatest.self, transform: transform)
    }
}
