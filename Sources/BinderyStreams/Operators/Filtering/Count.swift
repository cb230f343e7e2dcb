extension Signal {
    /// How many values there were, once upstream has completed.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the number of values, then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: one allocation per observation, none per value.
    @inlinable
    public func count() -> some Signal<Int, Failure> {
        reduce(0) { count, _ in count + 1 }
    }
}
