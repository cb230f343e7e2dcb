extension Signal where Value: Comparable {
    /// The smallest value, once upstream has completed.
    ///
    ///     source  --2--1--3--|
    ///     min     -----------(1|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the smallest value, the first of equal ones, if there is a value; then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus the comparison; holds one value, in one allocation per observation.
    /// - Also known as: `min` in Combine and RxJS.
    @inlinable
    public func min() -> some Signal<Value, Failure> { min(by: <) }
}

extension Signal {
    /// The smallest value in a given order, once upstream has completed; otherwise as ``min()``.
    @inlinable
    public func min(
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) -> some Signal<Value, Failure> {
        reduce(Value?.none) { smallest, value in
            guard let smallest, !areInIncreasingOrder(value, smallest) else { return .some(value) }
            return .some(smallest)
        }
        .skipNil()
    }
}
