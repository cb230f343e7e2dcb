extension Signal {
    /// The first value.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on; then upstream is disposed of, then completion |
    /// | completion without a value | passed on: there is no value; see ``first(orFailWith:)`` |
    /// | failure | passed on |
    ///
    /// - Complexity: two allocations per observation.
    @inlinable
    public func first() -> some Signal<Value, Failure> { take(1) }

    /// The first value; the given failure instead of completion if there is none.
    @inlinable
    public func first(orFailWith failure: Failure) -> some Signal<Value, Failure> {
        first().failIfEmpty(with: failure)
    }
}
