extension Signal {
    /// The values that are not `nil`, unwrapped.
    ///
    ///     source   --a--x--b--|    x = nil
    ///     skipNil  --a-----b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless it is `nil` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `skipNil` in ReactiveSwift.
    @inlinable
    public func skipNil<Wrapped>() -> some Signal<Wrapped, Failure> where Value == Wrapped? {
        compactMap { $0 }
    }
}
