extension Signal {
    /// Delays each value until its signal from `wait` sends a value.
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
    /// | failure of either | passed on immediately; waiting values are dropped |
    ///
    /// - Note: A value with a short wait overtakes earlier values with longer ones.
    /// - Parameter wait: Called with each value; returns the signal to wait for.
    /// - Complexity: O(1) and a few allocations per value; holds the waiting values and their waits.
    /// - Also known as: `delay` with a selector in Rx.NET, `delayWhen` in RxJS.
    public func delay<Wait: Signal>(until wait: @escaping (Value) -> Wait) -> some Signal<Value, Failure>
    where Wait.Failure == Failure {
        flatMap { value in wait(value).take(1).map { _ in value } }
    }
}
