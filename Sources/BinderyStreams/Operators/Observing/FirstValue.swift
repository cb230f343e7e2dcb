public import BinderyGraph

extension Signal {
    /// Observes the signal until its first value, and returns that.
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
    /// | value | the observation is disposed of; returned |
    /// | failure | thrown |
    /// | completion without a value | `nil` |
    /// | the task is cancelled | `nil`; the observation is disposed of when the task is resumed |
    ///
    /// Those of ReactiveSwift and RAC 2 block the thread; this suspends the task.
    ///
    /// - Isolation: await it on the actor to which the signal belongs.
    /// - Complexity: holds one value.
    /// - Also known as: `value` of a `Single` in RxSwift, `firstValueFrom` in RxJS, `first` in ReactiveSwift and RAC 2.
    public nonisolated(nonsending) func firstValue() async throws(Failure) -> Value? {
        try await Reception(of: take(1), buffering: .unbounded).next(isolation: #isolation)
    }

    /// Observes the signal until its first value for which `isMatch` is true, and returns that; `nil` if there is none, or if
    /// the task is cancelled.
    public nonisolated(nonsending) func firstValue(
        where isMatch: @escaping (Value) -> Bool
    ) async throws(Failure) -> Value? {
        try await first(where: isMatch).firstValue()
    }
}

extension Property {
    /// Waits until the value is one for which `isMatch` is true, and returns that: at once if the present one is.
    ///
    /// ```swift
    /// await cart.isSaved.firstValue { $0 }
    /// ```
    ///
    /// - Returns: `nil` if the task is cancelled before.
    public final nonisolated(nonsending) func firstValue(where isMatch: @escaping (Value) -> Bool) async -> Value? {
        await signal.firstValue(where: isMatch)
    }
}
