internal import BinderyGraph

/// Starts asynchronous work from synchronous code. No other code does.
package enum AsyncWork {
    /// Starts `work` on `actor`, on which the caller runs, before returning; delivers the outcome there.
    package static func start<Value, Failure: Error>(
        on actor: any Actor, _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
        deliver: @escaping (Result<Value, Failure>) -> Void
    ) -> Task<Void, Never> {
        // Restored properties have what the work led to.
        if TraceStep.isRestoring { return Task {} }
        let handle = Handle()
        TraceStep.inheritingCurrent {
            Isolation.assume(actor, with: (work, deliver, handle)) { actor, started in
                started.2.task = start(started.0, started.1, isolation: actor)
            }
        }
        return handle.task!
    }

    private final class Handle {
        var task: Task<Void, Never>?
    }

    private static func start<Value, Failure: Error>(
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
        _ deliver: @escaping (Result<Value, Failure>) -> Void, isolation actor: isolated any Actor
    ) -> Task<Void, Never> {
        guard let executor = ExecutionContext.current?.taskExecutor else {
            return Task.immediate {
                _ = actor
                let outcome = await outcome(of: work)
                deliver(outcome)
            }
        }
        // `Task.immediate` alone would enqueue a task that prefers an executor.
        ExecutorDomain.startNextTaskImmediately(on: executor)
        return Task.immediate(executorPreference: executor) {
            _ = actor
            let outcome = await outcome(of: work)
            deliver(outcome)
        }
    }

    private nonisolated(nonsending) static func outcome<Value, Failure: Error>(
        of work: nonisolated(nonsending) () async throws(Failure) -> Value
    ) async -> Result<Value, Failure> {
        do throws(Failure) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}
