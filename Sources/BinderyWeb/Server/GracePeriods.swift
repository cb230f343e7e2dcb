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
        /// Ordered by end; those before `next` have been taken.
        private var waits: [Wait?] = []
        private var next = 0
        var isSweeping = false

        var first: Wait? { next < waits.count ? waits[next] : nil }

        mutating func append(_ wait: Wait) { waits.append(wait) }

        /// - Complexity: O(number taken), amortised: many pages may wait, of which one ends after another.
        mutating func takeEnded(at now: ContinuousClock.Instant) -> [Wait] {
            var ended: [Wait] = []
            while let first, first.end <= now {
                ended.append(first)
                waits[next] = nil
                next += 1
            }
            if 2 * next >= waits.count {
                waits.removeFirst(next)
                next = 0
            }
            return ended
        }
    }

    private let length: Duration
    private let state = Mutex(State())

    init(of length: Duration) { self.length = length }

    /// Calls `over` after the time, whether the page has come back or not.
    func begin(over: @escaping @Sendable () async -> Void) {
        let wait = Wait(end: .now + length, over: over)
        let isFirst = state.withLock { state in
            state.append(wait)
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
            state.isSweeping = state.first != nil
            return state.first?.end
        }
    }

    private func takeEnded() -> [Wait] { state.withLock { $0.takeEnded(at: .now) } }
}
