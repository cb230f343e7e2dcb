extension Signal {
    /// One observation of this signal for all observers: it starts with the first and ends with the last.
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | upstream is disposed of |
    /// | observer after the end, or after all had left | upstream is observed anew |
    @inlinable
    public func share() -> some Signal<Value, Failure> { multicast { Subject() }.refCount() }
}
