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
        let time = TimeSource("take(for:)", without: "never ends", given: scheduler, file: file, line: line)
        return Timed(by: time, else: self) {
            TakeUntil(upstream: self, trigger: Ticks(after: duration, by: .given($0)))
        }
    }
}
