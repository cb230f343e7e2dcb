/// Which of several processes acts for a page: the owner of its record in the store.
///
/// | at the store | effect of `take` |
/// |---|---|
/// | the page is not known, and its maker lives | the maker stores it and releases it; then it is taken over |
/// | another process that lives owns it | that process stores it and releases it; then it is taken over |
/// | it belongs to another browser | nothing |
/// | its owner is cut off, and so may not act: see ``OwnershipLease`` | the same as if it had ended |
/// | its owner has ended, or it has none | it is taken over, with a higher epoch |
/// | two processes take it at the same time | one of them gets it; the other one asks that one for it |
///
/// A save with a lower epoch than that of the record is refused. So a process that has lost a page cannot undo what the
/// new owner does, even if it does not know yet.
struct PageOwnership: Sendable {
    /// The name of this process.
    let id: String
    let store: any SharedSessionStore
    /// Asks the process of this name to release a page of a browser. Returns when it has, has ended, or may not act for
    /// the page any more.
    let askForRelease:
        @Sendable (_ page: String, _ browser: String, _ owner: String) async throws(SessionStoreFailure) -> Void

    /// Each attempt follows a release or a change of owner, which takes a connection of the page.
    private static let mostAttempts = 16

    struct Taken: Equatable, Sendable {
        /// The page as it was stored last.
        let session: SavedSession
        /// Whether its last owner has given it up, and so has handled no event that is not stored.
        let isHandedOver: Bool
    }

    /// Makes this process the owner of a page of a browser. Returns nil if it is not stored.
    ///
    /// - Parameter maker: the process that made the page.
    func take(_ page: String, of browser: String, madeBy maker: String?) async throws(SessionStoreFailure) -> Taken? {
        // Before its owner is asked: a page must not be disturbed by someone who only knows its token.
        if let stored = try await store.session(page), stored.browser != browser { return nil }
        for _ in 0..<Self.mostAttempts {
            let asked = try await store.ownership(of: page)
            var record = asked
            if let owner = asked.map(\.owner) ?? maker, owner != id {
                try await askForRelease(page, browser, owner)
                record = try await store.ownership(of: page)
                // A process has taken it meanwhile, perhaps the same one again. It acts for the page.
                if record?.owner != nil, record != asked { continue }
            }
            guard let record else { return nil }
            if let session = try await store.take(page, for: id, after: record.epoch) {
                return Taken(session: session, isHandedOver: record.owner == nil)
            }
        }
        throw SessionStoreFailure("A page is wanted by several processes at once; its browser will ask again.")
    }

    /// Takes a page whose session this process has folded in an epoch. Returns nil if another process has taken the
    /// page since: the page is connected there, and what it sends here was on its way on a connection that it has left.
    func take(_ page: String, foldedIn epoch: Int) async throws(SessionStoreFailure) -> Taken? {
        try await store.take(page, for: id, after: epoch).map { Taken(session: $0, isHandedOver: true) }
    }
}
