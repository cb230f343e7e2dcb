/// Runs work off the actor: the only place that leaves it.
package enum BackgroundWork {
    /// Awaits `work`, which runs on the background executor of the present context; cancelling the task cancels it.
    package nonisolated(nonsending) static func run<Value, Failure: Error>(
        _ work: @concurrent @Sendable () async throws(Failure) -> sending Value
    ) async throws(Failure) -> Value {
        let executor = ExecutionContext.entered?.backgroundExecutor ?? globalConcurrentExecutor
        // Out there the context would be a lie: nothing that it holds may be used off its actor. `withValue` only rethrows
        // untyped errors, so the outcome is carried around it.
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
