public import Bindery

/// A session store in memory, for tests, and for a development server that reloads only its pages.
///
/// - Complexity: O(1) for a session; O(n) to remove the unused ones of n.
public actor MemorySessionStore: SharedSessionStore, VersionedStore {
    private struct Entry {
        let session: SavedSession
        let saved: Duration
    }

    private var entries: [String: Entry] = [:]
    private var values: [String: VersionedValue] = [:]
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

    public func save(_ sessions: [SavedSession]) { _ = saveOwned(sessions) }

    public func saveOwned(_ sessions: [SavedSession]) -> Set<String> {
        var lost: Set<String> = []
        for session in sessions {
            if session.epoch < entries[session.token]?.session.epoch ?? 0 {
                lost.insert(session.token)
            } else {
                entries[session.token] = Entry(session: session, saved: now())
            }
        }
        return lost
    }

    public func ownership(of token: String) -> SessionOwnership? {
        entries[token].map { SessionOwnership(owner: $0.session.owner, epoch: $0.session.epoch) }
    }

    public func take(_ token: String, for owner: String, after epoch: Int) -> SavedSession? {
        guard var session = entries[token]?.session, session.epoch == epoch else { return nil }
        session.owner = owner
        session.epoch += 1
        entries[token] = Entry(session: session, saved: now())
        return session
    }

    public func remove(_ token: String) { entries[token] = nil }

    public func removeSessions(unusedFor duration: Duration) {
        let limit = now() - duration
        entries = entries.filter { $0.value.saved > limit }
    }

    // MARK: The values of replicated properties

    public func value(of key: String, newerThan version: UInt64) -> VersionedValue? {
        values[key].flatMap { $0.version > version ? $0 : nil }
    }

    public func replaceValue(of key: String, with content: [UInt8], after version: UInt64) -> Bool {
        guard values[key]?.version ?? 0 == version else { return false }
        values[key] = VersionedValue(content: content, version: version + 1)
        return true
    }
}
