internal import BinderyView
internal import BinderyWire

/// Which changes of a session are in the store, and which are not.
package struct SessionPersistence {
    let store: any SessionStore
    /// How long changes that can wait are collected after a save.
    private let interval: Duration

    private let token: String
    private let browser: String
    private let languages: [String]
    /// The last event whose effects are stored.
    private(set) var stored: Int
    private var hasChanged = false
    private var hasFailed = false
    /// The user has done something that the browser does not send again by itself.
    private var isUrgent = false
    private var navigations = 0
    private var nextSave: Duration?

    /// - Parameter identity: identifies the page; its states and location are not used.
    package init(
        in store: any SessionStore, as identity: SavedSession, atMostEvery interval: Duration = .milliseconds(200)
    ) {
        self.store = store
        self.interval = interval
        token = identity.token
        browser = identity.browser
        languages = identity.languages
        stored = identity.acknowledged
    }

    /// Called when the page has connected: the changes of its start are one save.
    mutating func began(navigations: Int, at now: Duration) {
        hasChanged = true
        self.navigations = navigations
        nextSave = now + interval
    }

    mutating func noteChange() { hasChanged = true }

    mutating func handled(_ event: PageEvent.Kind) {
        switch event {
        case .tap, .submit, .navigate: isUrgent = true
        // The browser sends edits that were not stored again, and where the focus is.
        case .edit, .focus, .blur, .hold, .showRows, .heartbeat: break
        }
    }

    /// Whether there are changes that are not stored.
    func hasUnsavedChanges(navigations: Int) -> Bool { hasChanged || navigations != self.navigations }

    /// Returns the time until the next save: keystrokes are collected, and a store that failed gets time to recover.
    func pause(navigations: Int, at now: Duration) -> Duration {
        if hasFailed { return .seconds(2) }
        guard let nextSave, !isUrgent, navigations == self.navigations else { return .zero }
        return max(.zero, nextSave - now)
    }

    /// Called when nothing is unsaved or being saved: the events so far have no effect that is not stored.
    mutating func settle(received: Int) {
        stored = received
        isUrgent = false
    }

    /// Returns the session to store now.
    mutating func takeSnapshot(of state: SessionState, at now: Duration) -> SavedSession {
        hasChanged = false
        isUrgent = false
        nextSave = now + interval
        navigations = state.navigations
        return saved(state)
    }

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

struct SessionState {
    let location: Rendering.Location
    let navigations: Int
    let states: [String: StateSnapshot]
    let received: Int
}
