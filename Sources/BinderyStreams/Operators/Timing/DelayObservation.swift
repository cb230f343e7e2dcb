extension Signal {
    /// Observes the signal after a delay.
    ///
    ///     source               --a--b--|
    ///     delayObservation(3)  -----a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the delay begins |
    /// | the delay ends | the signal is observed |
    /// | value, failure, completion | passed on |
    /// | disposed of during the delay | the signal is never observed |
    ///
    /// - Note: Events that a hot signal sends during the delay are lost; see ``delay(for:on:file:line:)``.
    /// - Parameter scheduler: Measures `delay`; by default that of ``ExecutionContext/current``. Without one, reports a
    ///   diagnosis and observes the signal immediately.
    /// - Complexity: O(1) per value; one timer until the delay ends.
    /// - Also known as: `delaySubscription` in RxSwift, `timer` and `switchMap` in RxJS.
    public func delayObservation(
        for delay: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        let time = TimeSource(
            "delayObservation", without: "observes without waiting", given: scheduler, file: file, line: line)
        return Timed(by: time, else: self) { Then(first: Ticks(after: delay, by: .given($0)), next: self) }
    }
}
