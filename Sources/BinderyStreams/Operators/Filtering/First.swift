extension Signal {
    /// The first value.
    ///
    ///     source  --a--b--|
    ///     first   --(a|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on; then upstream is disposed of, then completion |
    /// | completion without a value | passed on; see ``first(orFailWith:)`` |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1); two allocations per observation.
    /// - Also known as: `take:` in RAC 2, `take(first:)` in ReactiveSwift, `first` in RxSwift and Combine, `first`
    ///   (which fails without a value) in RxJS.
    @inlinable
    public func first() -> some Signal<Value, Failure> { take(1) }

    /// The first value; `failure` instead of completion if there is none.
    @inlinable
    public func first(orFailWith failure: Failure) -> some Signal<Value, Failure> {
        first().failIfEmpty(with: failure)
    }
}
