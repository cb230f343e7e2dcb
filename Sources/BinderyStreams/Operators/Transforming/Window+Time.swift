extension Signal {
    /// Splits the values into signals that last for `duration`.
    ///
    ///     source              --a--b--c--|
    ///     window(for: 5)      x----y----z|
    ///     x                   --a--b|
    ///     y                        ---c-|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | sent to all open windows |
    /// | a window lasted for `duration`, or has `limit` values | completes; without `interval` the next one is sent |
    /// | `interval` has passed | a new window is sent |
    /// | completion, failure | all open windows end likewise; then passed on |
    /// | disposed of | the windows receive nothing more |
    ///
    /// - Parameters:
    ///   - interval: The time between the starts of two windows. If `nil`, a window starts when the previous one ends.
    ///   - limit: The maximum number of values in a window; unlimited if `nil`.
    ///   - scheduler: Measures both times; by default that of ``ExecutionContext/current``. Without one, reports a
    ///     diagnosis, and the first window lasts until the end.
    /// - Complexity: O(open windows and their observers) per value; a timer per open window. Holds no values.
    /// - Also known as: `window(timeSpan:count:)` in RxSwift, `windowTime` in RxJS.
    @inlinable
    public func window(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        let time = TimeSource(
            "window", without: "continues until its source ends", given: scheduler, file: file, line: line)
        return TimedSegments(
            upstream: self, as: WindowSegment<Value, Failure>.self, duration: duration, interval: interval,
            limit: limit, time: time)
    }
}
