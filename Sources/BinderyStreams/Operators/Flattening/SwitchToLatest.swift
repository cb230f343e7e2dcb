extension Signal where Value: Signal, Value.Failure == Failure {
    /// The events of the latest signal that was sent.
    ///
    /// | event | result |
    /// |---|---|
    /// | value: a signal | the signal before is disposed of, this one is observed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: one allocation per switch, besides what the inner signal needs.
    @inlinable
    public func switchToLatest() -> some Signal<Value.Value, Failure> { FlatMapLatest(upstream: self) { $0 } }
}
