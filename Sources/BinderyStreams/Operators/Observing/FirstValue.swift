public import BinderyGraph

extension Signal {
    /// Returns the first value of the signal, or `nil` if it completes without one.
    ///
    ///     source        ---a--b--|
    ///     firstValue()  ...a
    ///
    /// ```swift
    /// if let account = try await sessions.firstValue() { … }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the observation is disposed of; the value is returned |
    /// | failure | thrown |
    /// | completion without a value | `nil` |
    /// | the task is cancelled | `nil`; the observation is disposed of when the task is resumed |
    ///
    /// - Note: Suspends the task. ReactiveSwift and RAC 2 block the thread.
    /// - Isolation: Await it on the signal's actor.
    /// - Complexity: Holds one value.
    /// - Also known as: `value` of a `Single` in RxSwift, `firstValueFrom` in RxJS, `first` in ReactiveSwift and RAC 2.
    public nonisolated(nonsending) func firstValue() async throws(Failure) -> Value? {
        try await Reception(of: take(1), buffering: .unbounded).next(isolation: #isolation)
    }

    /// Returns the first value for which `isMatch` is true; `nil` if there is none or the task is cancelled.
    public nonisolated(nonsending) func firstValue(
        where isMatch: @escaping (Value) -> Bool
    ) async throws(Failure) -> Value? {
        try await first(where: isMatch).firstValue()
    }
}

extension Property {
    /// Waits for a value for which `isMatch` is true and returns it; immediately if the current value matches.
    ///
    /// ```swift
    /// await cart.isSaved.firstValue { $0 }
    /// ```
    ///
    /// - Returns: The value; `nil` if the task is cancelled first.
    public final nonisolated(nonsending) func firstValue(where isMatch: @escaping (Value) -> Bool) async -> Value? {
        await signal.firstValue(where: isMatch)
    }
}
