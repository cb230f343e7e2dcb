extension Signal {
    /// For each value a signal; one after the other, in order.
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no inner signal runs | `transform(v)` is observed |
    /// | value while one runs | kept until it has completed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while values wait or an inner signal runs; then completion |
    /// | completion of the inner signal | the next kept value gets its signal |
    /// | failure of either | passed on; the other is disposed of, kept values are dropped |
    ///
    /// - Complexity: one allocation per value; keeps the values that wait. Signals that end at once need no stack.
    @inlinable
    public func concatMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMapConcurrent(upstream: self, maxConcurrent: 1, transform: transform)
    }
}
