extension Signal {
    /// On failure, sends `value` and completes.
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure | `value`, then completion; upstream has been disposed of |
    @inlinable
    public func catchAndReturn(_ value: Value) -> some Signal<Value, Never> {
        Catch(upstream: self) { _ in Just<Value, Never>(value: value) }
    }
}
