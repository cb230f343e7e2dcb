internal import BinderySynchronization

/// The waiting times of sessions whose page has disconnected or has not connected yet. One task waits for them in the
/// order in which they began: a task for each would take more memory than a small session. Each that is over has a task
/// of its own, since a session that computes, or a store that does not answer, must not hold up the others.
final class GracePeriods: Sendable {
    private struct Wait {
        let end: ContinuousClock.Instant
        let over: @Sendable () async -> Void
    }

    private struct State {
        /// Ordered by end.
        var waits: [Wait] = []
        var isSweeping = false
    }

    private let length: Duration
    private let state = Mutex(State())

    init(of length: Duration) { self.length = length }

    /// Calls `over` after the time, whether the page has come back or not.
    func begin(over: @escaping @Sendable () async -> Void) {
        let wait = Wait(end: .now + length, over: over)
        let isFirst = state.withLock { state in
            state.waits.append(wait)
            defer { state.isSweeping = true }
            return !state.isSweeping
        }
        if isFirst { Task { await sweep() } }
    }

    private func sweep() async {
        while let end = nextEnd() {
            try? await Task.sleep(until: end)
            for wait in takeEnded() { Task { await wait.over() } }
        }
    }

    private func nextEnd() -> ContinuousClock.Instant? {
        state.withLock { state in
            state.isSweeping = !state.waits.isEmpty
            return state.waits.first?.end
        }
    }

    private func takeEnded() -> ArraySlice<Wait> {
        state.withLock { state in
            let now = ContinuousClock.now
            let ended = state.waits.prefix { $0.end <= now }
            state.waits.removeFirst(ended.count)
            return ended
        }
    }
}
