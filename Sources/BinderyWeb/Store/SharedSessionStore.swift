/// A store of live sessions that several processes share. Each page has one owner, which acts for it.
///
/// | event | effect |
/// |---|---|
/// | a page is saved for the first time | its owner and its epoch are those of the saved session |
/// | … with the epoch of its record | it is stored, with its owner |
/// | … with a lower epoch | it is not stored: another process has taken the page over; `saveOwned` returns it |
/// | `take` with the epoch of the record | the process owns the page; the epoch is one higher |
/// | `take` with another epoch | nothing: another process was faster |
public protocol SharedSessionStore: SessionStore {
    /// Returns who owns a page; nil for a page that is not stored.
    nonisolated(nonsending) func ownership(of token: String) async throws(SessionStoreFailure) -> SessionOwnership?

    /// Makes `owner` the owner of a page whose epoch is `epoch`, and returns the page as it was saved last, with its
    /// new epoch. Nil if its epoch is another one by now, or if it is not stored.
    nonisolated(nonsending) func take(
        _ token: String, for owner: String, after epoch: Int
    ) async throws(SessionStoreFailure) -> SavedSession?

    /// Stores sessions like ``SessionStore/save(_:)``, and returns the tokens of those that were not stored, since
    /// another process has taken their pages over.
    nonisolated(nonsending) func saveOwned(
        _ sessions: [SavedSession]
    ) async throws(SessionStoreFailure) -> Set<String>
}

/// Who acts for a page.
public struct SessionOwnership: Equatable, Sendable {
    /// The process; nil if the last one has released the page.
    public let owner: String?
    /// How often the page has changed its owner.
    public let epoch: Int

    public init(owner: String?, epoch: Int) {
        self.owner = owner
        self.epoch = epoch
    }
}
