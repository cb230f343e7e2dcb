extension Signal {
    /// Observes this signal once for all observers: from the first observer until the last one leaves.
    ///
    ///     source           --a--b--c--|
    ///     first observer   --a--b--c--|
    ///     second observer      ^b--c--|    comes at ^
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | upstream is disposed of |
    /// | observer after the end, or after all have left | upstream is observed again |
    ///
    /// - Complexity: O(observers) per value; holds the observers.
    /// - Also known as: `publish` and `autoconnect` in RAC 2, `share` in RxSwift, Combine and RxJS.
    @inlinable
    public func share() -> some Signal<Value, Failure> { multicast { Subject() }.refCount() }
}
