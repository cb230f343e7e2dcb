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
        Timed(by: TimeSource("sample(every:)", given: scheduler, file: file, line: line), else: self) {
            Sample(upstream: self, trigger: Ticks(every: period, by: .given($0)))
        }
    }
}
