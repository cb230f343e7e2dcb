extension Signal {
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
