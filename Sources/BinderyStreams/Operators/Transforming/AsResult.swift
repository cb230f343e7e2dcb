extension Signal {
    /// Sends each value, and the failure, as a `Result`.
    ///
    ///     source    --a--b--#
    ///     asResult  --x--y--(z|)    x = .success(a), y = .success(b), z = .failure(e)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `.success(v)` |
    /// | failure `e` | `.failure(e)`, then completion |
    /// | completion | passed on |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `materializeResults` in ReactiveSwift.
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
