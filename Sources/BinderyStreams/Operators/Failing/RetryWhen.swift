extension Signal {
    /// The values of the signal, which is observed again after a failure when a trigger sends a value.
    ///
    ///     first try     --a--#
    ///     trigger            ---x
    ///     second try            --a--b--|
    ///     retry(when:)  --a-------a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure `e`, the n-th | this signal is disposed of, `trigger(e, n)` is observed |
    /// | first value of the trigger | the trigger is disposed of, this signal is observed again |
    /// | completion of the trigger without a value | completion |
    /// | failure of the trigger | that failure |
    ///
    /// ```swift
    /// upload.retry { _, attempt in Producer<Int, Never>.timer(after: .seconds(attempt)) }    // 1 s, then 2 s, …
    /// ```
    ///
    /// - Parameter trigger: receives the failure and the number of failures so far, from 1.
    /// - Complexity: O(1) per value, two allocations per attempt; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `retry(when:)` in RxSwift, `retry` with a `delay` in RxJS.
    @inlinable
    public func retry<Trigger: Signal>(
        when trigger: @escaping (_ failure: Failure, _ attempt: Int) -> Trigger
    ) -> some Signal<Value, Trigger.Failure> {
        Resubscribe(upstream: self, policy: RetryWhenPolicy(trigger: trigger))
    }
}

@frozen
@usableFromInline
struct RetryWhenPolicy<Failure: Error, Trigger: Signal>: ResubscriptionPolicy {
    @usableFromInline let trigger: (Failure, Int) -> Trigger
    @usableFromInline var attempt = 0

    @inlinable init(trigger: @escaping (Failure, Int) -> Trigger) { self.trigger = trigger }

    @inlinable
    mutating func ended(_ completion: Completion<Failure>) -> Resubscription<Trigger> {
        guard case .failed(let failure) = completion else { return .end(.completed) }
        attempt += 1
        return .await(trigger(failure, attempt))
    }
}
