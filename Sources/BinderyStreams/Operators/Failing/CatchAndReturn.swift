extension Signal {
    /// The values of the signal; after a failure, `value` and completion.
    ///
    ///     source             --a--#
    ///     catchAndReturn(x)  --a--(x|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure | upstream is disposed of; `value`, then completion |
    ///
    /// - Complexity: O(1) per value; one allocation per observation; holds `value`.
    /// - Also known as: `catchTo:` with `return:` in RAC 2, `catchAndReturn` in RxSwift, `replaceError(with:)` in
    ///   Combine.
    @inlinable
    public func catchAndReturn(_ value: Value) -> some Signal<Value, Never> {
        Catch(upstream: self) { _ in Just<Value, Never>(value: value) }
    }
}
