/// A store of live sessions, so that a restart of the server loses nothing.
///
/// | event | effect |
/// |---|---|
/// | `save` returns | the sessions are stored: they are found again after the process has been killed |
/// | `save` throws | each session is stored as before, or as it was to be |
/// | a session is saved again | what was stored of it is replaced |
/// | it is saved while an earlier save of it waits | the later one may replace both |
/// | a session is requested that is not stored, was removed, or is too old | `nil` |
///
/// A stored session contains what its user has typed. A store protects it, and logs no token, no browser and no state.
///
/// - Isolation: called concurrently: sessions are requested, and saved one by one as they end, while others are saved.
public protocol SessionStore: Sendable {
    /// Returns the session of a page as it was saved last.
    nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession?

    /// Stores sessions of different pages, and replaces what was stored of them before. A server calls it for all that
    /// have changed within a moment, and not again before it has returned.
    nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure)

    /// Removes a session: its page was closed for good.
    nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure)

    /// Removes the sessions that were last saved at least `duration` ago.
    nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure)
}

extension SessionStore {
    /// Stores a session, and replaces what was stored of it before.
    public nonisolated(nonsending) func save(_ session: SavedSession) async throws(SessionStoreFailure) {
        try await save([session])
    }
}

/// The reason why a session could not be stored or found.
public struct SessionStoreFailure: Error, Equatable, CustomStringConvertible {
    /// What is wrong, with which resource, and the remedy. Contains nothing of a session, so it may be logged.
    public let description: String
    /// Whether only this session cannot be read, though the store works. Its page starts over, instead of waiting for
    /// the store.
    public let concernsOneSession: Bool

    public init(_ description: String, concernsOneSession: Bool = false) {
        self.description = description
        self.concernsOneSession = concernsOneSession
    }
}
