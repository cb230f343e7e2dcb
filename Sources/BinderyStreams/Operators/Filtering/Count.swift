extension Signal {
    /// The number of values, once upstream has completed.
    ///
    ///     source  --a--b--|
    ///     count   --------(2|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | completion | the number of values, then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value; holds a number, in one allocation per observation.
    /// - Also known as: `count` in Combine and RxJS.
    @inlinable
    public func count() -> some Signal<Int, Failure> {
        reduce(0) { count, _ in count + 1 }
    }
}
