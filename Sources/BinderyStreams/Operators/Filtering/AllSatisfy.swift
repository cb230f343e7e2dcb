extension Signal {
    /// Whether `isSatisfied` is true for all values.
    ///
    ///     source                 --1--2--3--4--|
    ///     allSatisfy { $0 < 3 }  --------(x|)      x = false
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | nothing, or, unless `isSatisfied(v)`, upstream is disposed of; then `false` and completion |
    /// | completion before that | `true`, even without a value; then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus `isSatisfied`; no allocation per value.
    /// - Also known as: `all:` in RAC 2, `allSatisfy` in Combine, `every` in RxJS.
    @inlinable
    public func allSatisfy(_ isSatisfied: @escaping (Value) -> Bool) -> some Signal<Bool, Failure> {
        contains(where: { !isSatisfied($0) }).map { !$0 }
    }
}
