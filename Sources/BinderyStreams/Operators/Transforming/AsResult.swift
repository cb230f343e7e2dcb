extension Signal {
    /// Each value, and the failure too, as a `Result`.
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `.success(v)` |
    /// | failure `e` | `.failure(e)`, then completion |
    /// | completion | passed on |
    ///
    /// - Complexity: no allocation per value.
    @inlinable
    public func asResult() -> some Signal<Result<Value, Failure>, Never> {
        materialize().compactMap { event in
            switch event {
            case .value(let value): .success(value)
            case .failed(let failure): .failure(failure)
            case .completed: nil
            }
        }
    }
}
