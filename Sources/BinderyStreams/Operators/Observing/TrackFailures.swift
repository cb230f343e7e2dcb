extension Signal {
    /// Lets a subject tell the failure, besides passing it on.
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
    /// Several signals may share a subject, and go on being retried or replaced; use ``mapError(_:)`` first if their failures
    /// differ.
    ///
    /// - Complexity: O(1) per value; holds nothing besides `failures`.
    /// - Also known as: `trackError`, of its community, in RxSwift.
    @inlinable
    public func trackFailures(_ failures: Subject<Failure, Never>) -> some Signal<Value, Failure> {
        Do(
            upstream: self, onStart: nil, onValue: nil,
            onTerminal: { if case .failed(let failure) = $0 { failures.send(failure) } }, onDispose: nil)
    }

    /// Lets a property have the latest failure, besides passing it on; `nil` again as soon as the signal is observed anew.
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the property becomes `nil`, then the signal is observed |
    /// | value, completion | passed on |
    /// | failure `e` | the property becomes `e`, then the failure |
    ///
    /// - Complexity: O(1) per value; holds nothing besides the property.
    @inlinable
    public func trackFailures(_ latest: MutableProperty<Failure?>) -> some Signal<Value, Failure> {
        Do(
            upstream: self, onStart: { latest.value = nil }, onValue: nil,
            onTerminal: { if case .failed(let failure) = $0 { latest.value = failure } }, onDispose: nil)
    }
}
