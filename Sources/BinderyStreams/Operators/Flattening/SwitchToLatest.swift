extension Signal where Value: Signal, Value.Failure == Failure {
    /// Sends the events of the latest signal that this signal has sent.
    ///
    ///     source          --s-----t-------|
    ///     s                 --1--2--3--|
    ///     t                       ---4--5--|
    ///     switchToLatest  ----1--2---4--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value: a signal | the previous signal is disposed of, this one is observed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) and one allocation per switch, plus the cost of the inner signal; holds one inner signal.
    /// - Also known as: `switchToLatest` in RAC 2 and Combine, `flatten(.latest)` in ReactiveSwift, `switchLatest` in
    ///   RxSwift, `switchAll` in RxJS.
    @inlinable
    public func switchToLatest() -> some Signal<Value.Value, Failure> {
        Flatten(upstream: self, FlattenLatest.self) { $0 }
    }
}
