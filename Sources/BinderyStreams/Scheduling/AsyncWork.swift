internal import BinderyGraph

/// Starts asynchronous work from synchronous code. No other code does.
package enum AsyncWork {
    /// Starts `work` on `actor`, on which the caller runs, before returning; delivers the outcome there. Before iOS 26
    /// and macOS 26 it starts as the next job of the actor, unless a context has an executor for it.
    package static func start<Value, Failure: Error>(
        on actor: any Actor, _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
        deliver: @escaping (Result<Value, Failure>) -> Void
    ) -> Task<Void, Never> {
        // Restored properties have what the work led to.
        if TraceStep.isRestoring { return Task {} }
        let handle = Handle()
        var deliver = deliver
        if let ties = ExecutionContext.currentTies {
            ties.beginWork()
            deliver = { [deliver] outcome in
                deliver(outcome)
                // After that: the outcome may lead to other work.
                ties.endWork()
            }
        }
        TraceStep.inheritingCurrent {
            Isolation.assume(actor, with: Start(work: work, deliver: deliver, handle: handle)) { actor, begun in
                begun.handle.task = start(begun.work, begun.deliver, isolation: actor)
            }
        }
        return handle.task!
    }

    private final class Handle {
        var task: Task<Void, Never>?
    }

    // Not a tuple: before iOS 18 and macOS 15 the runtime has no metadata for closures with typed throws.
    private struct Start<Value, Failure: Error> {
        let work: nonisolated(nonsending) () async throws(Failure) -> Value
        let deliver: (Result<Value, Failure>) -> Void
        let handle: Handle
    }

    private static func start<Value, Failure: Error>(
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
        _ deliver: @escaping (Result<Value, Failure>) -> Void, isolation actor: isolated any Actor
    ) -> Task<Void, Never> {
        guard #available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *) else {
            return startWithoutImmediateTasks(work, deliver, isolation: actor)
        }
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

    /// Without `Task.immediate`, the work starts as the actor's next job, or immediately on the context's executor.
    private static func startWithoutImmediateTasks<Value, Failure: Error>(
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value,
        _ deliver: @escaping (Result<Value, Failure>) -> Void, isolation actor: isolated any Actor
    ) -> Task<Void, Never> {
        if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *),
            let executor = ExecutionContext.current?.taskExecutor
        {
            ExecutorDomain.startNextTaskImmediately(on: executor)
            let bound = BoundWork(work: work, deliver: deliver)
            return Task(executorPreference: executor) { await bound.run(isolation: actor) }
        }
        return Task {
            _ = actor
            let outcome = await outcome(of: work)
            deliver(outcome)
        }
    }

    // `@unchecked Sendable`: made on the actor on which it runs.
    private struct BoundWork<Value, Failure: Error>: @unchecked Sendable {
        let work: nonisolated(nonsending) () async throws(Failure) -> Value
        let deliver: (Result<Value, Failure>) -> Void

        func run(isolation actor: isolated any Actor) async {
            let outcome = await AsyncWork.outcome(of: work)
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
