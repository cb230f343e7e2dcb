extension Signal {
    /// Sends each value and observes a signal for it; treats the values of that signal in the same way.
    ///
    ///     source           -1-----------|
    ///     inner of n       ---(n * 2)|
    ///     expand           -1--2--4--8--16-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, of this or of an inner signal | passed on; then `transform(v)` is observed |
    /// | completion of any | nothing, or completion if it is the last |
    /// | failure of any | passed on; all others are disposed of |
    ///
    /// ```swift
    /// load(first).expand { page in page.next.map(load) ?? .empty() }      // page after page
    /// ```
    ///
    /// - Complexity: One allocation per value, plus the cost of its signal. Any depth needs no stack: values that inner
    ///   signals send synchronously are processed in the order in which they were sent, without recursion.
    /// - Also known as: `expand` in RxJS.
    @inlinable
    public func expand<Inner: Signal>(_ transform: @escaping (Value) -> Inner) -> some Signal<Value, Failure>
    where Inner.Value == Value, Inner.Failure == Failure {
        FlattenQueued(
            upstream: self, maxConcurrent: .max, FlattenRecursively<Value>.self, transform: transform)
    }

    /// Does what ``expand(_:)`` does with at most `maxConcurrent` inner signals at a time; less than 1 counts as 1.
    ///
    /// - Complexity: One allocation per value; holds waiting values, which are passed on when their signal is observed.
    @inlinable
    public func expand<Inner: Signal>(
        maxConcurrent: Int, _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
        FlattenQueued(
            upstream: self, maxConcurrent: maxConcurrent, FlattenRecursively<Value>.self, transform: transform)
    }
}
