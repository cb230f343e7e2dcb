/// A session store in memory, for tests, and for a development server that reloads only its pages.
///
/// - Complexity: O(1) for a session; O(n) to remove the unused ones of n.
public actor MemorySessionStore: SessionStore {
    private struct Entry {
        let session: SavedSession
        let saved: Duration
    }

    private var entries: [String: Entry] = [:]
    private let now: @Sendable () -> Duration

    public init() {
        let start = ContinuousClock.now
        now = { start.duration(to: .now) }
    }

    /// - Parameter now: the time since any fixed moment.
    public init(now: @escaping @Sendable () -> Duration) { self.now = now }

    /// The number of stored sessions.
    public var count: Int { entries.count }

    public func session(_ token: String) -> SavedSession? { entries[token]?.session }

    public func save(_ sessions: [SavedSession]) {
        for session in sessions { entries[session.token] = Entry(session: session, saved: now()) }
    }

    public func remove(_ token: String) { entries[token] = nil }

    public func removeSessions(unusedFor duration: Duration) {
        let limit = now() - duration
        entries = entries.filter { $0.value.saved > limit }
    }
}
