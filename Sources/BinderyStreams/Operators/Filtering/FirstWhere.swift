extension Signal {
    /// The first value for which `isMatch` is true.
    ///
    ///     source                    --1--2--3--|
    ///     first(where: { $0 > 1 })  -----(2|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | nothing, or, if `isMatch(v)`, `v`; then upstream is disposed of, then completion |
    /// | completion without a match | passed on, without a value; see ``first(orFailWith:where:)`` |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus `isMatch`; no allocation per value.
    /// - Also known as: `first(where:)` in Combine, `find` (which sends `undefined` if there is none) in RxJS.
    @inlinable
    public func first(where isMatch: @escaping (Value) -> Bool) -> some Signal<Value, Failure> {
        filter(isMatch).take(1)
    }

    /// The first value for which `isMatch` is true; `failure` instead of completion if there is none.
    @inlinable
    public func first(
        orFailWith failure: Failure, where isMatch: @escaping (Value) -> Bool
    ) -> some Signal<Value, Failure> {
        first(where: isMatch).failIfEmpty(with: failure)
    }
}
