extension Signal {
    /// Collects the values of each span of time into an array.
    ///
    ///     source            --a--b--c--|
    ///     buffer(for: 5)    -----x----y(z|)            x = [a, b], y = [c], z = []
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first array begins |
    /// | value | added to all open arrays |
    /// | an array lasted for `duration`, or has `limit` values | sent, also if empty; without `interval`, restarts |
    /// | `interval` has passed | a new array begins |
    /// | completion | the open arrays, even if empty; then completion |
    /// | failure | passed on; the open arrays are dropped |
    ///
    /// - Parameters:
    ///   - interval: The time between the starts of two arrays. If `nil`, an array starts when the previous one ends.
    ///   - limit: The maximum number of values in an array; unlimited if `nil`.
    ///   - scheduler: Measures both times; by default that of ``ExecutionContext/current``. Without one, reports a
    ///     diagnosis, and the first array lasts until the end.
    /// - Complexity: O(open arrays) per value; holds the values of the open arrays, and a timer for each.
    /// - Also known as: `bufferWithTime:` in RAC 2, `collect(every:)` in ReactiveSwift, `buffer(timeSpan:count:)` in
    ///   RxSwift, `collect(.byTimeOrCount)` in Combine, `bufferTime` in RxJS.
    @inlinable
    public func buffer(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<[Value], Failure> {
        let time = TimeSource(
            "buffer", without: "continues until its source ends", given: scheduler, file: file, line: line)
        return TimedSegments(
            upstream: self, as: ArraySegment<Value, Failure>.self, duration: duration, interval: interval,
            limit: limit, time: time)
    }
}
