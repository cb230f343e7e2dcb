extension Signal {
    /// Replaces each value with `value`.
    ///
    ///     source      --a--b--c--|
    ///     mapTo("x")  --x--x--x--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | `value` |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, no allocation; holds `value`.
    /// - Also known as: `mapReplace:` in RAC 2, `map(value:)` in ReactiveSwift, `mapTo` in RxJS.
    @inlinable
    public func mapTo<Output>(_ value: Output) -> some Signal<Output, Failure> {
        map { _ in value }
    }
}
