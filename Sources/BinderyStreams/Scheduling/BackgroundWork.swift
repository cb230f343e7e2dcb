/// Runs work off the actor. No other code leaves the actor.
package enum BackgroundWork {
    /// Awaits `work`, which runs on the background executor of the current context. Cancelling the task cancels `work`.
    package nonisolated(nonsending) static func run<Value, Failure: Error>(
        _ work: @concurrent @Sendable () async throws(Failure) -> sending Value
    ) async throws(Failure) -> Value {
        // The work runs without the context: nothing that it holds may be used off its actor. `withValue` rethrows
        // untyped errors only, so the outcome is carried as a `Result`.
        let outcome: Result<Value, Failure>
        if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            let executor = ExecutionContext.entered?.backgroundExecutor ?? globalConcurrentExecutor
            outcome = await ExecutionContext.$entered.withValue(nil) {
                await withTaskExecutorPreference(executor) { await Self.outcome(of: work) }
            }
        } else {
            outcome = await ExecutionContext.$entered.withValue(nil) { await Self.outcome(of: work) }
        }
        return try outcome.get()
    }

    private static func outcome<Value, Failure: Error>(
        of work: @concurrent @Sendable () async throws(Failure) -> sending Value
    ) async -> Result<Value, Failure> {
        do throws(Failure) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}
