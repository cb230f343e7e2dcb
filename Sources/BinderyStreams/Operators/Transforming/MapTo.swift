extension Signal {
    /// The same value for each value.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | `value` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: no allocation per value.
    @inlinable
    public func mapTo<Output>(_ value: Output) -> some Signal<Output, Failure> {
        map { _ in value }
    }
}
