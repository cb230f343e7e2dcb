extension Signal {
    /// The values of the signal, which is observed again after a failure, at most `count` times.
    ///
    ///     first try   --a--#
    ///     second try       --a--b--|
    ///     retry(1)    --a----a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure, attempts are left | the signal is disposed of and observed again |
    /// | failure of the last attempt | passed on |
    ///
    /// - Parameter count: the attempts after the first, as in RxJS: `retry(2)` observes up to three times. No limit if
    ///   `nil`.
    /// - Complexity: O(1) per value, one allocation per attempt; holds the signal. Immediate failures do not recurse.
    /// - Also known as: `retry:` in RAC 2, `retry(upTo:)` in ReactiveSwift, `retry` (which counts the first attempt
    ///   too) in RxSwift, `retry` in Combine and RxJS.
    @inlinable
    public func retry(_ count: Int? = nil) -> some Signal<Value, Failure> {
        Resubscribe(upstream: self, policy: RetryPolicy(remaining: count))
    }
}

@frozen
@usableFromInline
struct RetryPolicy<Failure: Error>: ResubscriptionPolicy {
    @usableFromInline var remaining: Int?

    @inlinable init(remaining: Int?) { self.remaining = remaining }

    @inlinable
    mutating func ended(_ completion: Completion<Failure>) -> Resubscription<Ended<Never, Failure>> {
        guard case .failed = completion else { return .end(completion) }
        if let remaining {
            if remaining <= 0 { return .end(completion) }
            self.remaining = remaining - 1
        }
        return .observeAgain
    }
}
