extension Signal where Value == Bool {
    /// Whether the latest values of both signals are true.
    ///
    ///     a         -t---f---t-|
    ///     b         ---t---f---|
    ///     a.and(b)  ---t-f-f-f-|
    ///
    /// | event | result |
    /// |---|---|
    /// | value of either, both have sent | `a && b` of the latest values, also equal: ``distinctUntilChanged()`` |
    /// | failure, completion | as in ``combineLatest(_:_:)`` |
    ///
    /// - Complexity: O(1) per value; holds the latest value of each.
    /// - Also known as: `and` in RAC 2 and ReactiveSwift.
    @inlinable
    public func and<Other: Signal>(_ other: Other) -> some Signal<Bool, Failure>
    where Other.Value == Bool, Other.Failure == Failure {
        combineLatest(self, other).map { $0 && $1 }
    }
}
