extension Signal {
    /// The values that are not `nil`, unwrapped.
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless it is `nil` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: no allocation per value.
    @inlinable
    public func skipNil<Wrapped>() -> some Signal<Wrapped, Failure> where Value == Wrapped? {
        compactMap { $0 }
    }
}
