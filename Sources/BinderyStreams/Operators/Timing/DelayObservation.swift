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
        DelayObservation(upstream: self, delay: delay, scheduler: scheduler, file: file, line: line)
    }
}

struct DelayObservation<Upstream: Signal>: Signal {
    typealias Value = Upstream.Value
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let delay: Duration
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard
            let scheduler = scheduler
                ?? Schedulers.ambient(
                    for: "delayObservation", without: "observes without waiting", file: file, line: line)
        else { return upstream.run(observer, in: scope) }
        let wait = Ticks<Failure>(
            name: "delayObservation", delay: delay, period: nil, scheduler: scheduler, file: file, line: line)
        Then(first: wait, next: upstream).run(observer, in: scope)
    }
}
