extension Signal where Value == Bool {
    /// Whether the latest value of at least one of two signals is true.
    ///
    ///     a         -t---f---t-|
    ///     b         ---t---f---|
    ///     a.or(b)   ---t-t-f-t-|
    ///
    /// | event | result |
    /// |---|---|
    /// | value of either, both have sent | `a \|\| b` of the latest values, also equal: ``distinctUntilChanged()`` |
    /// | failure, completion | as in ``combineLatest(_:_:)`` |
    ///
    /// - Complexity: O(1) per value; holds the latest value of each.
    /// - Also known as: `or` in RAC 2 and ReactiveSwift.
    @inlinable
    public func or<Other: Signal>(_ other: Other) -> some Signal<Bool, Failure>
    where Other.Value == Bool, Other.Failure == Failure {
        combineLatest(self, other).map { $0 || $1 }
    }
}
