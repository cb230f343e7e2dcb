/// Runs work off the actor. No other code leaves the actor.
package enum BackgroundWork {
    /// Awaits `work`, which runs on the background executor of the current context. Cancelling the task cancels `work`.
    package nonisolated(nonsending) static func run<Value, Failure: Error>(
        _ work: @concurrent @Sendable () async throws(Failure) -> sending Value
    ) async throws(Failure) -> Value {
        let executor = ExecutionContext.entered?.backgroundExecutor ?? globalConcurrentExecutor
        // The work runs without the context: nothing that it holds may be used off its actor. `withValue` rethrows
        // untyped errors only, so the outcome is carried as a `Result`.
        let outcome: Result<Value, Failure> = await ExecutionContext.$entered.withValue(nil) {
            await withTaskExecutorPreference(executor) {
                do throws(Failure) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
        }
        return try outcome.get()
    }
}
