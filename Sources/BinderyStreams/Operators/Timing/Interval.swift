extension Producer where Value == Int {
    /// Sends 0, 1, 2, …, one number at the end of each period, without end.
    ///
    ///     interval(3)  ---0--1--2--…
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first period begins |
    /// | a period ends | the next number |
    /// | periods end while the actor is busy or the machine sleeps | their numbers, one after another, afterwards |
    /// | disposed of | the timer is cancelled |
    ///
    /// - Parameters:
    ///   - period: At least a nanosecond. Counted from the observation, so that the instants do not drift.
    ///   - scheduler: By default that of ``ExecutionContext/current``. Without one, only a diagnosis is reported.
    /// - Complexity: O(1) per number; holds one timer.
    /// - Also known as: `interval:onScheduler:` in RAC 2, `interval` in ReactiveSwift, RxSwift and RxJS,
    ///   `Timer.publish` in Combine.
    public static func interval(
        _ period: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Int, Failure> {
        let time = TimeSource("interval", without: "sends nothing", given: scheduler, file: file, line: line)
        return Ticks<Failure>(every: period, by: time)
    }
}
