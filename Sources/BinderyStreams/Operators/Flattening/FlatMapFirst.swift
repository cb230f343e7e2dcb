extension Signal {
    /// Maps a value to a signal and drops the values that arrive while that signal runs.
    ///
    ///     source        --a-----b-------|
    ///     transform(a)    --1--2--3--|
    ///     flatMapFirst  ----1--2--3-----|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no inner signal runs | `transform(v)` is observed |
    /// | value while one runs | dropped |
    /// | value of the inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of the inner signal | nothing, or completion if the outer one has completed |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) per value; one allocation per value that is not dropped, plus the cost of the inner signal.
    /// - Also known as: `flatMap(.throttle)` in ReactiveSwift, `flatMapFirst` in RxSwift, `exhaustMap` in RxJS.
    @inlinable
    public func flatMapFirst<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Flatten(upstream: self, FlattenFirst.self, transform: transform)
    }
}
