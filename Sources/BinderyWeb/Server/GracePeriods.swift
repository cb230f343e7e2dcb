internal import Synchronization

/// How long sessions wait for a page that has gone, or has not come yet. One task sees to them all, in the order in which they began to wait: a task for
/// each would take more memory than many a session.
final class GracePeriods: Sendable {
    private struct Wait {
        let session: LiveSession
        let token: String
        /// Whoever came and went meanwhile has a grace period of its own.
        let connections: Int
        let end: ContinuousClock.Instant
    }

    private struct State {
        /// The one that ends first comes first.
        var waits: [Wait] = []
        var isSweeping = false
    }

    private let length: Duration
    private let state = Mutex(State())

    init(of length: Duration) { self.length = length }

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - connections: how many connections the session has had so far.
    ///   - over: is called when the page has not come back.
    func begin(
        _ token: String, _ session: LiveSession, after connections: Int,
        over: @escaping @Sendable (String, LiveSession) async -> Void
    ) {
        let wait = Wait(session: session, token: token, connections: connections, end: .now + length)
        let isFirst = state.withLock { state in
            state.waits.append(wait)
            defer { state.isSweeping = true }
            return !state.isSweeping
        }
        if isFirst { Task { await sweep(over) } }
    }

    private func sweep(_ over: @escaping @Sendable (String, LiveSession) async -> Void) async {
        while let end = nextEnd() {
            try? await Task.sleep(until: end)
            for wait in takeEnded() where await !wait.session.isConnected {
                if await wait.session.connections == wait.connections { await over(wait.token, wait.session) }
            }
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
