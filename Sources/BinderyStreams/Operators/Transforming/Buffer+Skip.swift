extension Signal {
    /// Collects values into arrays of `count`, one of which begins every `skip` values: overlapping or with gaps.
    ///
    ///     source                     -a-b-c-d|
    ///     buffer(count: 2, skip: 1)  ---x-y-z(w|)      x = [a, b], y = [b, c], z = [c, d], w = [d]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | added to all open arrays; one that has `count` values is sent |
    /// | completion | the open arrays that have a value, oldest first; then completion |
    /// | failure | passed on; the open arrays are dropped |
    ///
    /// - Note: `count` and `skip` count as 1 if they are less than 1.
    /// - Complexity: O(`count / skip`) per value, since that many arrays hold it.
    /// - Also known as: `bufferCount(_:_:)` in RxJS.
    @inlinable
    public func buffer(count: Int, skip: Int) -> some Signal<[Value], Failure> {
        CountedSegments(upstream: self, count: count, skip: skip, as: ArraySegment<Value, Failure>.self)
    }
}
