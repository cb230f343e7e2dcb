extension Signal {
    /// The position, counted from 0, of the first value for which `isMatch` is true.
    ///
    ///     source                         --1--2--3--|
    ///     firstIndex(where: { $0 > 1 })  -----(1|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | nothing, or, if `isMatch(v)`, its position; then upstream is disposed of, then completion |
    /// | completion without a match | passed on, without a position |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus `isMatch`; no allocation per value.
    /// - Also known as: `findIndex` (which sends -1 if there is none) in RxJS.
    @inlinable
    public func firstIndex(where isMatch: @escaping (Value) -> Bool) -> some Signal<Int, Failure> {
        enumerated().compactMap { isMatch($0.element) ? $0.offset : nil }.take(1)
    }
}
