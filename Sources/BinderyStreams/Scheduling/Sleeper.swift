internal import BinderySynchronization

/// One wait of one task. It ends when it is woken or when the task is cancelled, from any thread.
package final class Sleeper: Sendable {
    private enum State {
        case starting
        case waiting(CheckedContinuation<Void, any Error>)
        case over(isCancelled: Bool)
    }

    // Cancellation arrives on other threads; this mutex guards the one state.
    private let state = Mutex<State>(.starting)

    package init() {}

    /// Returns after ``wake()``; throws if the task is cancelled before.
    package nonisolated(nonsending) func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ended: Bool? = state.withLock { state in
                    if case .over(let isCancelled) = state { return isCancelled }
                    state = .waiting(continuation)
                    return nil
                }
                if let ended { Self.resume(continuation, isCancelled: ended) }
            }
        } onCancel: {
            finish(isCancelled: true)
        }
    }

    package func wake() { finish(isCancelled: false) }

    private func finish(isCancelled: Bool) {
        let waiting = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            defer { if case .over = state {} else { state = .over(isCancelled: isCancelled) } }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        if let waiting { Self.resume(waiting, isCancelled: isCancelled) }
    }

    private static func resume(_ continuation: CheckedContinuation<Void, any Error>, isCancelled: Bool) {
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
    }
}
