extension Signal {
    /// Maps each value to a signal and sends the events of these signals one after the other, in order.
    ///
    ///     source        --a-----b-------|
    ///     transform(a)    --1--2--3--|
    ///     transform(b)               ---4--5--|
    ///     concatMap     ----1--2--3-----4--5--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no inner signal runs | `transform(v)` is observed |
    /// | value while one runs | kept until it has completed |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while values wait or an inner signal runs; then completion |
    /// | completion of the inner signal | the next kept value gets its signal |
    /// | failure of either | passed on; the other is disposed of, kept values are dropped |
    ///
    /// - Complexity: Amortised O(1), one allocation per value; holds waiting values. Synchronous signals need no stack.
    /// - Also known as: `map:` and `concat` in RAC 2, `flatMap(.concat)` in ReactiveSwift, `concatMap` in RxSwift and
    ///   RxJS, `flatMap(maxPublishers: .max(1))` in Combine.
    @inlinable
    public func concatMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlattenQueued(
            upstream: self, maxConcurrent: 1, FlattenForward<Value, Inner.Value>.self, transform: transform)
    }
}
