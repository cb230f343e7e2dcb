import BinderyStreams
import BinderyTesting

extension VirtualScheduler {
    /// Starts `body` as a task on this scheduler's actor. Disposing of the result cancels it; its end disposes of it.
    func start(_ body: nonisolated(nonsending) @escaping () async -> Void) -> any Disposable {
        run { Producer<Void, Never>.from(async: body).observe { _ in } }
    }

    /// Runs the tasks that have been resumed.
    func pump() { run {} }
}

extension VirtualScheduler {
    /// Starts `body` as a task that any thread may cancel.
    func task(_ body: nonisolated(nonsending) @escaping () async -> Void) -> Task<Void, Never> {
        run { AsyncWork.start(on: ExecutionContext.current!.actor, body) { (_: Result<Void, Never>) in } }
    }
}
