extension Signal where Value: Comparable {
    /// The largest value, once upstream has completed.
    ///
    ///     source  --2--3--1--|
    ///     max     -----------(3|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the largest value, the first of equal ones, if there is a value; then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus the comparison; holds one value, in one allocation per observation.
    /// - Also known as: `max` in Combine and RxJS.
    @inlinable
    public func max() -> some Signal<Value, Failure> { max(by: <) }
}

extension Signal {
    /// The largest value in a given order, once upstream has completed; otherwise as ``max()``.
    @inlinable
    public func max(
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) -> some Signal<Value, Failure> {
        min(by: { areInIncreasingOrder($1, $0) })
    }
}
