extension Signal {
    /// The last value, once upstream has completed.
    ///
    ///     source  --a--b--|
    ///     last    --------(b|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the last value, if there was one (see ``last(orFailWith:)``); then completion |
    /// | failure | passed on; the value is dropped |
    ///
    /// - Complexity: O(1) per value; holds one value, in one allocation per observation.
    /// - Also known as: `takeLast:` in RAC 2, `take(last:)` in ReactiveSwift, `takeLast` in RxSwift, `last` in Combine,
    ///   `last` (which fails without a value) in RxJS.
    @inlinable
    public func last() -> some Signal<Value, Failure> {
        reduce(Value?.none) { _, value in .some(value) }.skipNil()
    }

    /// The last value, once upstream has completed; `failure` instead of completion if there is none.
    @inlinable
    public func last(orFailWith failure: Failure) -> some Signal<Value, Failure> {
        last().failIfEmpty(with: failure)
    }
}
