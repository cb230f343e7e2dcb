extension Signal {
    /// The end alone.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: no allocation per value.
    @inlinable
    public func ignoreValues() -> some Signal<Never, Failure> { ignoreValues(as: Never.self) }

    /// The end alone, as a signal of some other values, to combine it with one of these.
    @inlinable
    public func ignoreValues<Output>(as: Output.Type) -> some Signal<Output, Failure> {
        compactMap { _ in Output?.none }
    }
}
