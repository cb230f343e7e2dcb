extension Signal {
    /// Whether upstream completes without a value.
    ///
    ///     source   --a--b--|
    ///     isEmpty  --(x|)        x = false
    ///
    ///     source   -----|
    ///     isEmpty  -----(x|)     x = true
    ///
    /// | event | result |
    /// |---|---|
    /// | value | upstream is disposed of; then `false` and completion |
    /// | completion without a value | `true`, then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1); one allocation per observation.
    /// - Also known as: `isEmpty` in RxJS.
    @inlinable
    public func isEmpty() -> some Signal<Bool, Failure> {
        contains(where: { _ in true }).map { !$0 }
    }
}
