extension Signal {
    /// The terminal event alone.
    ///
    ///     source        --a--b--|
    ///     ignoreValues  --------|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `ignoreValues` in RAC 2, `ignoreElements` in RxSwift and RxJS, `ignoreOutput` in Combine.
    @inlinable
    public func ignoreValues() -> some Signal<Never, Failure> { ignoreValues(as: Never.self) }

    /// The terminal event alone, as a signal of another value type, to combine it with such signals.
    @inlinable
    public func ignoreValues<Output>(as: Output.Type) -> some Signal<Output, Failure> {
        compactMap { _ in Output?.none }
    }
}
