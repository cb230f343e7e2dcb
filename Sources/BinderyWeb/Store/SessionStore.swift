/// Where live sessions are kept, so that a restart of the server loses nothing.
///
/// | event | effect |
/// |---|---|
/// | `save` returns | the session is stored: it is found again after the process has been killed |
/// | `save` throws | what was stored before is unharmed |
/// | a session is saved again | what was stored of it is replaced |
/// | it is saved while an earlier save of it waits | the later one may stand for both |
/// | a session is asked for that is not stored, was removed, or is too old | `nil` |
///
/// What is stored tells who has it what people have typed. A store protects it, and writes no token, no browser and no state to a log.
///
/// - Isolation: called from the actors of many sessions at a time.
public protocol SessionStore: Sendable {
    /// The session of a page as it was saved last.
    nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession?

    /// Stores a session, instead of what was stored of it before.
    nonisolated(nonsending) func save(_ session: SavedSession) async throws(SessionStoreFailure)

    /// Forgets a session: its page was closed for good.
    nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure)

    /// Forgets the sessions that were saved last at least so long ago.
    nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure)
}

/// Why a session could not be stored or found.
public struct SessionStoreFailure: Error, Equatable, CustomStringConvertible {
    /// What was wrong, with what, and what to do. It may be logged: it holds nothing of a session.
    public let description: String

    public init(_ description: String) { self.description = description }
}
