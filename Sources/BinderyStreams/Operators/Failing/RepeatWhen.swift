extension Signal {
    /// The values of the signal, which is observed again after completion when a trigger sends a value.
    ///
    ///     source         -a-b|
    ///     trigger           ---x|
    ///     repeat(when:)  -a-b----a-b----a-b-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion, the n-th | this signal is disposed of, `trigger(n)` is observed |
    /// | first value of the trigger | the trigger is disposed of, this signal is observed again |
    /// | completion of the trigger without a value | completion |
    /// | failure of the trigger | that failure |
    ///
    /// ```swift
    /// poll.repeat { _ in Producer<Int, PollFailure>.timer(after: .seconds(10)) }
    /// ```
    ///
    /// - Parameter trigger: receives the number of completions so far, from 1.
    /// - Complexity: O(1) per value; two allocations per run; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `repeat({delay})`, once `repeatWhen`, in RxJS.
    @inlinable
    public func `repeat`<Trigger: Signal>(
        when trigger: @escaping (_ completions: Int) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        Resubscribe(upstream: self, policy: RepeatWhenPolicy(trigger: trigger))
    }
}

@frozen
@usableFromInline
struct RepeatWhenPolicy<Trigger: Signal>: ResubscriptionPolicy {
    @usableFromInline let trigger: (Int) -> Trigger
    @usableFromInline var completions = 0

    @inlinable init(trigger: @escaping (Int) -> Trigger) { self.trigger = trigger }

    @inlinable
    mutating func ended(_ completion: Completion<Trigger.Failure>) -> Resubscription<Trigger> {
        guard case .completed = completion else { return .end(completion) }
        completions += 1
        return .await(trigger(completions))
    }
}
