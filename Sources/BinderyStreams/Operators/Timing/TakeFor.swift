extension Signal {
    /// Passes values on until `duration` has passed since the observation, then completes.
    ///
    ///     source        --a--b--c--d--|
    ///     take(for: 7)  --a--b-|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure, completion | passed on |
    /// | the time has passed | upstream is disposed of, then completion |
    ///
    /// - Parameter scheduler: Measures `duration`; by default that of ``ExecutionContext/current``. Without one,
    ///   reports a diagnosis and passes all values on.
    /// - Complexity: O(1) per value; holds one timer.
    /// - Also known as: `take(for:)` in RxSwift.
    public func take(
        for duration: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        TakeFor(upstream: self, duration: duration, scheduler: scheduler, file: file, line: line)
    }
}

struct TakeFor<Upstream: Signal>: Signal {
    typealias Value = Upstream.Value
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let duration: Duration
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard
            let scheduler = scheduler
                ?? Schedulers.ambient(for: "take(for:)", without: "never ends", file: file, line: line)
        else { return upstream.run(observer, in: scope) }
        let end = Ticks<Failure>(
            name: "take(for:)", delay: duration, period: nil, scheduler: scheduler, file: file, line: line)
        TakeUntil(upstream: upstream, trigger: end).run(observer, in: scope)
    }
}
