/// Runs work off the actor and returns its result: for `async` code that must not keep its actor busy.
///
/// ```swift
/// let count = Action<Range<Int>, Int, Never> { range in
///     await inBackground { primes(in: range).count }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | called | the work starts on the shared pool; in virtual time, on the scheduler's own executor |
/// | the work returns or throws | the same, on the caller's actor |
/// | the calling task is cancelled | the work's task is cancelled; it runs until it checks for cancellation |
///
/// - Note: a `@concurrent` function is not enough: in an action's work it stays on the session's preferred executor.
/// - Isolation: only `Sendable` values go in; the result is `sending`, so it need not be `Sendable`.
/// - Complexity: two hops.
/// - Also known as: `Task.detached` and its `value`, with cancellation; `withContext(Dispatchers.Default)` in Kotlin.
public nonisolated(nonsending) func inBackground<Value, Failure: Error>(
    _ work: @concurrent @Sendable () async throws(Failure) -> sending Value
) async throws(Failure) -> Value {
    try await BackgroundWork.run(work)
}
