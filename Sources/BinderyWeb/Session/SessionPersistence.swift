internal import BinderyView

/// What lasts as long as a session is stored: where, as which page, and the state of its saves.
// A class, since the session looks at its cycle at each event, and a copy of the rest would be reference-counted.
package final class SessionPersistence {
    let collector: SaveCollector
    let token: String
    private let browser: String
    private let languages: [String]
    private let user: SignedInUser?
    /// How often the page has changed its owner.
    var epoch: Int
    /// The process that acts for the page, where several share the store.
    private let owner: String?
    /// Another process may act for the page: the next save has no owner.
    var isReleased = false
    /// Called when another process has taken the page over.
    let lost: @Sendable () -> Void
    /// The text of the trail, which changes only with the location.
    private var trail = (navigations: -1, text: "")
    var cycle: SaveCycle
    var stateObservation: (any Disposable)?

    /// - Parameter identity: identifies the page; its states and location are not used.
    package init(
        by collector: SaveCollector, as identity: SavedSession, lost: @escaping @Sendable () -> Void = {}
    ) {
        self.collector = collector
        token = identity.token
        browser = identity.browser
        languages = identity.languages
        user = identity.user
        (owner, epoch) = (identity.owner, identity.epoch)
        self.lost = lost
        cycle = SaveCycle(acknowledged: identity.acknowledged)
    }

    func saved(_ state: SessionState) -> SavedSession {
        if trail.navigations != state.navigations {
            trail = (state.navigations, state.location.trail.description)
        }
        return SavedSession(
            token: token, browser: browser, location: state.location.path, languages: languages, trail: trail.text,
            states: state.states, acknowledged: state.received,
            discarded: state.discarded, user: user, owner: isReleased ? nil : owner, epoch: epoch)
    }
}

struct SessionState {
    let location: Rendering.Location
    let navigations: Int
    let states: [String: StateSnapshot]
    let received: Int
    /// See ``SavedSession/discarded``.
    let discarded: [Int]
}
