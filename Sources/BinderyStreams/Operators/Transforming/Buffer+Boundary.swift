extension Signal {
    /// Collects values into arrays, cut by the values of another signal.
    ///
    ///     source         -a-b-c--d-|
    ///     boundary       ----x--x---
    ///     buffer(on:)    ----x--y--(z|)               x = [a, b], y = [c], z = [d]
    ///
    /// | event | result |
    /// |---|---|
    /// | value | added to the array |
    /// | value of `boundary` | the array, even if empty; the next one begins |
    /// | completion of `boundary` | nothing |
    /// | completion | the array, even if empty; then completion |
    /// | failure of either | passed on; the array is dropped, the other signal is disposed of |
    ///
    /// - Note: This signal is observed before `boundary`.
    /// - Complexity: Amortised O(1) per value; holds the values of one array.
    /// - Also known as: `buffer` in RxJS.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Failure>
    where Boundary.Failure == Failure {
        BoundedSegments(upstream: self, boundary: boundary, as: ArraySegment<Value, Failure>.self)
    }

    /// Collects the values of a signal that can fail into arrays, cut by a signal that cannot.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Failure>
    where Boundary.Failure == Never {
        buffer(on: boundary.promoteError(to: Failure.self))
    }

    /// Collects values into arrays, cut by another signal; neither can fail.
    @inlinable
    public func buffer<Boundary: Signal>(on boundary: Boundary) -> some Signal<[Value], Never>
    where Failure == Never, Boundary.Failure == Never {
        BoundedSegments(upstream: self, boundary: boundary, as: ArraySegment<Value, Never>.self)
    }
}
