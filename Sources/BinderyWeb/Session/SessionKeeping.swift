internal import BinderyView

/// What of a session is in the store, and what is not yet.
struct SessionKeeping {
    let store: any SessionStore
    /// How long changes are collected before they are stored: a keystroke is not worth a save, and a store that fails gets time to recover.
    var delay: Duration { hasFailed ? .seconds(2) : .milliseconds(200) }

    private let token: String
    private let browser: String
    private let languages: [String]
    /// The last event whose effects are stored.
    private(set) var stored: Int
    private var hasChanged = false
    private var hasFailed = false
    private var navigations = 0

    /// - Parameter identity: whose state and location do not matter: those are the session's.
    init(in store: any SessionStore, as identity: SavedSession) {
        self.store = store
        token = identity.token
        browser = identity.browser
        languages = identity.languages
        stored = identity.acknowledged
    }

    mutating func noteChange() { hasChanged = true }

    /// Whether there is something that is not stored.
    func isBehind(navigations: Int) -> Bool { hasChanged || navigations != self.navigations }

    /// Nothing is on its way, and nothing has changed: what was received has no effect that would have to be stored.
    mutating func settle(received: Int) { stored = received }

    /// What is to be stored now.
    mutating func take(
        location: Location, navigations: Int, states: [String: StateSnapshot], received: Int
    )
        -> SavedSession
    {
        hasChanged = false
        self.navigations = navigations
        return SavedSession(
            token: token, browser: browser, location: location.path, languages: languages,
            trail: location.trail.description, states: states, acknowledged: received)
    }

    mutating func didStore(_ session: SavedSession) {
        stored = session.acknowledged
        hasFailed = false
    }

    mutating func didFail() {
        hasChanged = true
        hasFailed = true
    }
}
