extension Signal {
    /// The values of the signal, which is observed again after each completion, `count` times in total.
    ///
    ///     first run   --a--|
    ///     second run       --a--|
    ///     repeat(2)   --a----a--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion, not the last | the signal is disposed of and observed again |
    /// | the last completion | passed on |
    ///
    /// - Parameter count: the number of runs; 0 completes immediately, `nil` repeats forever.
    /// - Complexity: O(1) per value, one allocation per run; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `repeat` in RAC 2, ReactiveSwift and RxJS.
    @inlinable
    public func `repeat`(_ count: Int? = nil) -> some Signal<Value, Failure> {
        Resubscribe(upstream: self, policy: RepeatPolicy(remaining: count))
    }
}

@frozen
@usableFromInline
struct RepeatPolicy<Failure: Error>: ResubscriptionPolicy {
    @usableFromInline var remaining: Int?

    @inlinable init(remaining: Int?) { self.remaining = remaining }

    @inlinable var isSpent: Bool { remaining.map { $0 <= 0 } ?? false }

    @inlinable
    mutating func ended(_ completion: Completion<Failure>) -> Resubscription<Ended<Never, Failure>> {
        if let remaining { self.remaining = remaining - 1 }
        if case .completed = completion, remaining != 0 { return .observeAgain }
        return .end(completion)
    }
}
