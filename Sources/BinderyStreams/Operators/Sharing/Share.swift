extension Signal {
    /// One observation of this signal for all observers: it starts with the first and ends with the last.
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
    /// | observer after the end, or after all had left | upstream is observed anew |
    ///
    /// - Complexity: O(observers) per value; holds the observers.
    /// - Also known as: `publish` and `autoconnect` in RAC 2, `share` in RxSwift, Combine and RxJS.
    @inlinable
    public func share() -> some Signal<Value, Failure> { multicast { Subject() }.refCount() }
}
