extension Signal {
    /// The value at a position, counted from 0.
    ///
    ///     source          --a--b--c--|
    ///     element(at: 1)  -----(b|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value before `index` | nothing |
    /// | value at `index` | passed on; then upstream is disposed of, then completion |
    /// | completion before that | passed on, without a value; see ``element(at:orFailWith:)`` |
    /// | failure | passed on |
    ///
    /// - Parameter index: the position; if negative, the signal completes immediately and does not observe upstream.
    /// - Complexity: O(1) per value; no allocation per value.
    /// - Also known as: `element(at:)` (which fails if there is none) in RxSwift, `output(at:)` in Combine, `elementAt`
    ///   (which fails if there is none) in RxJS.
    @inlinable
    public func element(at index: Int) -> some Signal<Value, Failure> {
        skip(index).take(index < 0 ? 0 : 1)
    }

    /// The value at a position, counted from 0; `failure` instead of completion if there is none.
    @inlinable
    public func element(at index: Int, orFailWith failure: Failure) -> some Signal<Value, Failure> {
        element(at: index).failIfEmpty(with: failure)
    }
}
