extension Signal {
    /// Splits the values into signals, cut by the values of another signal.
    ///
    ///     source              --a--b--c--|
    ///     boundary            ----x------
    ///     window(on:)         v---w------|
    ///     v                   --a-|
    ///     w                       -b--c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window; then this signal is observed, then `boundary` |
    /// | value | sent to the window |
    /// | value of `boundary` | the window completes, the next one is sent |
    /// | completion of `boundary` | nothing |
    /// | completion, or failure of either | the window ends likewise; then passed on, the other signal is disposed of |
    /// | disposed of | the window receives nothing more |
    ///
    /// - Complexity: O(observers of the window) per value; holds no values.
    /// - Also known as: `window` in RxJS.
    @inlinable
    public func window<Boundary: Signal>(
        on boundary: Boundary
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> where Boundary.Failure == Failure {
        BoundedSegments(upstream: self, boundary: boundary, as: WindowSegment<Value, Failure>.self)
    }

    /// Splits the values of a signal that can fail into signals, cut by a signal that cannot.
    @inlinable
    public func window<Boundary: Signal>(
        on boundary: Boundary
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> where Boundary.Failure == Never {
        window(on: boundary.promoteError(to: Failure.self))
    }

    /// Splits the values into signals, cut by another signal; neither can fail.
    @inlinable
    public func window<Boundary: Signal>(on boundary: Boundary) -> some Signal<WindowSignal<Value, Never>, Never>
    where Failure == Never, Boundary.Failure == Never {
        BoundedSegments(upstream: self, boundary: boundary, as: WindowSegment<Value, Never>.self)
    }
}
