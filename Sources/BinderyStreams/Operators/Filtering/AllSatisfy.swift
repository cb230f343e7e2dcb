extension Signal {
    /// Whether `isSatisfied` is true for all values.
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | nothing, or, unless `isSatisfied(v)`, upstream is disposed of; then `false` and completion |
    /// | completion before that | `true`, without a value too; then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: no allocation per value.
    @inlinable
    public func allSatisfy(_ isSatisfied: @escaping (Value) -> Bool) -> some Signal<Bool, Failure> {
        contains(where: { !isSatisfied($0) }).map { !$0 }
    }
}
