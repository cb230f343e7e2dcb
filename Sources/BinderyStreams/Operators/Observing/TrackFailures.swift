extension Signal {
    /// Sends the failure to a subject and passes it on.
    ///
    ///     source             -a-x
    ///     trackFailures      -a-x
    ///     failures           ---x--
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure `e` | `e` is sent to `failures`, which delivers it after this failure has reached every observer |
    ///
    /// - Note: Several signals may share a subject, and may still be retried or replaced. If their failure types
    ///   differ, use ``mapError(_:)`` first.
    /// - Complexity: O(1) per value; holds only `failures`.
    /// - Also known as: `trackError` (a community extension) in RxSwift.
    @inlinable
    public func trackFailures(_ failures: Subject<Failure, Never>) -> some Signal<Value, Failure> {
        Do(
            upstream: self, onStart: nil, onValue: nil,
            onTerminal: { if case .failed(let failure) = $0 { failures.send(failure) } }, onDispose: nil)
    }

    /// Sets a property to the failure before passing the failure on, and to `nil` before each observation begins.
    ///
    /// - Complexity: O(1) per value; holds only the property.
    @inlinable
    public func trackFailures(_ latest: MutableProperty<Failure?>) -> some Signal<Value, Failure> {
        Do(
            upstream: self, onStart: { latest.value = nil }, onValue: nil,
            onTerminal: { if case .failed(let failure) = $0 { latest.value = failure } }, onDispose: nil)
    }
}
