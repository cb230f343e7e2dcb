extension Signal {
    /// Whether upstream completes without a value.
    ///
    /// | event | result |
    /// |---|---|
    /// | value | upstream is disposed of; then `false` and completion |
    /// | completion without a value | `true`, then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: one allocation per observation.
    @inlinable
    public func isEmpty() -> some Signal<Bool, Failure> {
        contains(where: { _ in true }).map { !$0 }
    }
}
