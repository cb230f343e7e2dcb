extension Signal {
    /// Sends the latest value at the end of each period in which one arrived.
    ///
    ///     source            -a-b-------c|
    ///     sample(every: 4)  ----b-------|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | kept; replaces the kept value |
    /// | a period ends | the kept value, which is then cleared; nothing if there is none |
    /// | completion, failure | passed on immediately; the kept value is dropped |
    ///
    /// - Parameter scheduler: Measures `period` from the observation; by default that of ``ExecutionContext/current``.
    /// - Complexity: O(1) per value; holds one value and one timer.
    /// - Also known as: `sample` with an `interval` in RxSwift, `sampleTime` in RxJS.
    public func sample(
        every period: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        SampleEvery(upstream: self, period: period, scheduler: scheduler, file: file, line: line)
    }
}

struct SampleEvery<Upstream: Signal>: Signal {
    typealias Value = Upstream.Value
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let period: Duration
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = scheduler ?? Schedulers.ambient(for: "sample(every:)", file: file, line: line) else {
            return upstream.run(observer, in: scope)
        }
        let ticks = Ticks<Failure>(
            name: "sample(every:)", delay: Swift.max(.nanoseconds(1), period), period: period, scheduler: scheduler,
            file: file, line: line)
        Sample(upstream: upstream, trigger: ticks).run(observer, in: scope)
    }
}
