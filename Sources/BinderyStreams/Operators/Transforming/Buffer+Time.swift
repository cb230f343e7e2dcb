extension Signal {
    /// The values of each stretch of time, as an array.
    ///
    ///     source            --a--b--c--|
    ///     buffer(for: 5)    -----x----y(z|)            x = [a, b], y = [c], z = []
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first array begins |
    /// | value | into all open arrays |
    /// | an array has lasted for `duration`, or has `limit` values | it is sent, empty or not; without `interval` the next begins |
    /// | `interval` has passed | a new array begins |
    /// | completion | the open arrays, empty or not; then completion |
    /// | failure | passed on; the open arrays are dropped |
    ///
    /// - Parameters:
    ///   - duration: of an array, in the scheduler's time.
    ///   - interval: between the beginnings of two arrays; if `nil`, one begins when the one before ends.
    ///   - limit: how many values an array has at most; without limit if `nil`.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`; without one a diagnosis says so, and the first
    ///     array goes on to the end.
    /// - Complexity: O(open arrays) per value; holds the values of the open arrays, and a timer for each.
    /// - Also known as: `bufferWithTime:` in RAC 2, `collect(every:)` in ReactiveSwift, `buffer(timeSpan:count:)` in RxSwift,
    ///   `collect(.byTimeOrCount)` in Combine, `bufferTime` in RxJS.
    @inlinable
    public func buffer(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<[Value], Failure> {
        TimedSegments(
            upstream: self, as: ArraySegment<Value, Failure>.self, name: "buffer", duration: duration,
            interval: interval, limit: limit, scheduler: scheduler, file: file, line: line)
    }
}
