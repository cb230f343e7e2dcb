internal import BinderyView

/// What of a session is in the store, and what is not yet.
struct SessionKeeping {
    let store: any SessionStore
    /// How long changes are collected, at least, from one save to the next.
    private let interval: Duration

    private let token: String
    private let browser: String
    private let languages: [String]
    /// The last event whose effects are stored.
    private(set) var stored: Int
    private var hasChanged = false
    private var hasFailed = false
    /// The person has done what the browser does not do again by itself.
    private var isUrgent = false
    private var navigations = 0
    private var nextSave: Duration?

    /// - Parameter identity: whose state and location do not matter: those are the session's.
    init(
        in store: any SessionStore, as identity: SavedSession, atMostEvery interval: Duration = .milliseconds(200)
    ) {
        self.store = store
        self.interval = interval
        token = identity.token
        browser = identity.browser
        languages = identity.languages
        stored = identity.acknowledged
    }

    /// The page is connected: what changes as it begins is one save.
    mutating func began(navigations: Int, at now: Duration) {
        hasChanged = true
        self.navigations = navigations
        nextSave = now + interval
    }

    mutating func noteChange() { hasChanged = true }

    /// An event was handled.
    mutating func handled(_ event: ClientEvent.Kind) {
        switch event {
        case .tapped, .submitted, .navigated: isUrgent = true
        // The browser tells an edit again that was not stored, and where the focus is.
        case .edited, .focused, .blurred, .held, .shown, .heartbeat: break
        }
    }

    /// Whether there is something that is not stored.
    func isBehind(navigations: Int) -> Bool { hasChanged || navigations != self.navigations }

    /// How long to wait until what has changed is stored: a keystroke is not worth a save, and a store that fails gets time to recover.
    func pause(navigations: Int, at now: Duration) -> Duration {
        if hasFailed { return .seconds(2) }
        guard let nextSave, !isUrgent, navigations == self.navigations else { return .zero }
        return max(.zero, nextSave - now)
    }

    /// Nothing is on its way, and nothing has changed: what was received has no effect that would have to be stored.
    mutating func settle(received: Int) {
        stored = received
        isUrgent = false
    }

    /// What is to be stored now.
    mutating func take(_ state: SessionState, at now: Duration) -> SavedSession {
        hasChanged = false
        isUrgent = false
        nextSave = now + interval
        navigations = state.navigations
        return saved(state)
    }

    /// The state as the store has it.
    func saved(_ state: SessionState) -> SavedSession {
        SavedSession(
            token: token, browser: browser, location: state.location.path, languages: languages,
            trail: state.location.trail.description, states: state.states, acknowledged: state.received)
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

/// What a session is like at a moment.
struct SessionState {
    let location: Location
    /// How often the location has changed.
    let navigations: Int
    /// Of the models that are saved.
    let states: [String: StateSnapshot]
    /// The last event that the view models have seen.
    let received: Int
}
