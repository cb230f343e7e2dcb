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
}
