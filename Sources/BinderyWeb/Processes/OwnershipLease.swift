internal import BinderySynchronization

/// Tells whether this process may act for its pages: only soon after it was certainly reachable for other processes,
/// which take over the pages of a process that does not answer.
///
/// | event | effect |
/// |---|---|
/// | the process was reachable | it may act for ``length`` from then on |
/// | it was not for longer, or its connection is lost | it may not act |
/// | it is reachable again | it may act for a page once the store has said that it still owns the page |
///
/// Another process waits for ``wait`` without an answer before it takes a page over. That is longer than ``length``,
/// because the clocks of two machines do not run at exactly the same speed.
///
/// - Source: C. Gray and D. Cheriton, "Leases: An Efficient Fault-Tolerant Mechanism for Distributed File Cache
///   Consistency" (1989).
final class OwnershipLease: Sendable {
    static let length: Duration = .milliseconds(450)
    static let wait: Duration = .milliseconds(550)

    private struct State {
        var end: ContinuousClock.Instant?
        /// How often it has begun.
        var number = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// The number of the present lease; nil while the process may not act. What was known under an earlier number may
    /// have changed.
    var present: Int? {
        let now = now()
        return state.withLock { state in state.end.map { $0 > now } == true ? state.number : nil }
    }

    /// Calls `act` when the process may act: at once, or when the next lease begins.
    func whenPresent(_ act: @escaping @Sendable () -> Void) {
        let now = now()
        let isPresent = state.withLock { state in
            if state.end.map({ $0 > now }) == true { return true }
            state.waiting.append(act)
            return false
        }
        if isPresent { act() }
    }

    /// For how long the process may not act; nil if it may, or if it never might.
    var absence: Duration? {
        let now = now()
        return state.withLock { state in state.end.flatMap { $0 > now ? nil : now - $0 } }
    }

    /// Notes a moment at which the process was reachable; nil: it is not. Returns whether a new lease begins.
    func note(_ contact: ContinuousClock.Instant?) -> Bool {
        let now = now()
        let (begins, waiting) = state.withLock { state -> (Bool, [@Sendable () -> Void]) in
            guard let contact else {
                state.end = state.end.map { min($0, now) }
                return (false, [])
            }
            let hasLapsed = state.end.map { $0 <= now } ?? true
            // An answer that took too long begins nothing.
            guard contact + Self.length > now else { return (false, []) }
            state.end = contact + Self.length
            if !hasLapsed { return (false, []) }
            state.number += 1
            defer { state.waiting = [] }
            return (true, state.waiting)
        }
        for act in waiting { act() }
        return begins
    }
}
