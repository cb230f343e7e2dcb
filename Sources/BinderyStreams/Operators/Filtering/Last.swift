extension Signal {
    /// The last value, once upstream has completed.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the last value, if there was one (see ``last(orFailWith:)``); then completion |
    /// | failure | passed on; the value is dropped |
    ///
    /// - Complexity: one allocation per observation, none per value; holds one value.
    @inlinable
    public func last() -> some Signal<Value, Failure> {
        reduce(Value?.none) { _, value in .some(value) }.skipNil()
    }

    /// The last value, once upstream has completed; the given failure instead of completion if there is none.
    @inlinable
    public func last(orFailWith failure: Failure) -> some Signal<Value, Failure> {
        last().failIfEmpty(with: failure)
    }
}
