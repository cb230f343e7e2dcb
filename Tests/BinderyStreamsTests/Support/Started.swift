import BinderyStreams
import BinderyTesting

extension VirtualScheduler {
    /// Starts `body` as a task on the actor of this scheduler. Disposing cancels the task; it is disposed of when `body` returns.
    func start(_ body: nonisolated(nonsending) @escaping () async -> Void) -> any Disposable {
        run { Producer<Void, Never>.from(async: body).observe { _ in } }
    }

    /// Lets tasks that have been resumed go on.
    func pump() { run {} }
}

extension VirtualScheduler {
    /// The same, as a task that may be cancelled from whatever thread.
    func task(_ body: nonisolated(nonsending) @escaping () async -> Void) -> Task<Void, Never> {
        run { AsyncWork.start(on: ExecutionContext.current!.actor, body) { (_: Result<Void, Never>) in } }
    }
}
