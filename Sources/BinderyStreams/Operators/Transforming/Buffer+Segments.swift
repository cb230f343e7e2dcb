extension Signal {
    /// The values in arrays of `count`, one of which begins every `skip` values: overlapping, or with gaps.
    ///
    ///     source                     -a-b-c-d|
    ///     buffer(count: 2, skip: 1)  ---x-y-z(w|)      x = [a, b], y = [b, c], z = [c, d], w = [d]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | into all open arrays; one that has `count` is sent |
    /// | completion | the open arrays that have a value, the first to open first; then completion |
    /// | failure | passed on; the open arrays are dropped |
    ///
    /// - Parameters:
    ///   - count: how many values to an array; less than 1 counts as 1.
    ///   - skip: how many values between the beginnings of two arrays; less than 1 counts as 1.
    /// - Complexity: O(`count / skip`) per value, which so many arrays hold.
    /// - Also known as: `bufferCount(_:_:)` in RxJS.
    @inlinable
    public func buffer(count: Int, skip: Int) -> some Signal<[Value], Failure> {
        CountedSegments(upstream: self, count: count, skip: skip, as: ArraySegment<Value, Failure>.self)
    }

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
    ///   - scheduler: that of the present ``ExecutionContext`` if `nil`; without one a diagnosis says so, and the first
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

    /// The values between those of another signal, as arrays.
    ///
    ///     source         -a-b-c--d-|
    ///     boundary       ----x--x---
    ///     buffer(on:)    ----x--y--(z|)               x = [a, b], y = [c], z = [d]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | into the array |
    /// | value of `boundary` | the array, empty or not; the next one begins |
    /// | completion of `boundary` | nothing |
    /// | completion | the array, empty or not; then completion |
    /// | failure of either | passed on; the array is dropped, the other is disposed of |
    ///
    /// This signal is observed first.
    ///
    /// - Complexity: amortised O(1) per value; holds the values of one array.
    /// - Also known as: `buffer` in RxJS.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Failure>
    where Boundary.Failure == Failure {
        BoundedSegments(upstream: self, boundary: boundary, as: ArraySegment<Value, Failure>.self)
    }

    /// The values of a signal that can fail, in arrays cut by one that cannot.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Failure>
    where Boundary.Failure == Never {
        buffer(on: boundary.promoteError(to: Failure.self))
    }

    /// The values in arrays, cut by another signal; neither can fail.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Never>
    where Failure == Never, Boundary.Failure == Never {
        BoundedSegments(upstream: self, boundary: boundary, as: ArraySegment<Value, Never>.self)
    }
}
