extension Signal where Value == Bool {
    /// The negation of each value.
    ///
    ///     source  -t-f-|
    ///     not     -f-t-|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `!v` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value; holds nothing.
    /// - Also known as: `not` in RAC 2, `negate` in ReactiveSwift.
    @inlinable
    public func not() -> some Signal<Bool, Failure> { map { !$0 } }
}
