extension Signal {
    /// Each value once another signal that it begins has sent one.
    ///
    ///     source         --a--b--------|
    ///     wait(…)          -----x
    ///                         -x
    ///     delay(until:)  ------ba------|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | waits; `wait(v)` is observed |
    /// | first value of `wait(v)` | `v`; the wait is disposed of |
    /// | completion of `wait(v)` without a value | `v` is dropped |
    /// | completion | passed on once no value waits |
    /// | failure of either | passed on at once; values that wait are dropped |
    ///
    /// Values whose waits differ in length overtake each other.
    ///
    /// - Parameter wait: is given each value.
    /// - Complexity: O(1) per value, a few allocations; holds the values that wait, and their waits.
    /// - Also known as: `delay` with a selector in Rx.NET, `delayWhen` in RxJS.
    public func delay<Wait: Signal>(until wait: @escaping (Value) -> Wait) -> some Signal<Value, Failure>
    where Wait.Failure == Failure {
        flatMap { value in wait(value).take(1).map { _ in value } }
    }
}
