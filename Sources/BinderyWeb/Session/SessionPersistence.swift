internal import BinderyView

/// What lasts as long as a session is stored: where, as which page, and the state of its saves.
package struct SessionPersistence {
    let store: any SessionStore
    private let token: String
    private let browser: String
    private let languages: [String]
    var cycle: SaveCycle
    /// The save that waits or is in progress.
    var saving: Task<Void, Never>?
    var stateObservation: (any Disposable)?

    /// - Parameter identity: identifies the page; its states and location are not used.
    package init(
        in store: any SessionStore, as identity: SavedSession, atMostEvery interval: Duration = .milliseconds(200)
    ) {
        self.store = store
        token = identity.token
        browser = identity.browser
        languages = identity.languages
        cycle = SaveCycle(atMostEvery: interval, acknowledged: identity.acknowledged)
    }

    func saved(_ state: SessionState) -> SavedSession {
        SavedSession(
            token: token, browser: browser, location: state.location.path, languages: languages,
            trail: state.location.trail.description, states: state.states, acknowledged: state.received)
    }
}

struct SessionState {
    let location: Rendering.Location
    let navigations: Int
    let states: [String: StateSnapshot]
    let received: Int
}
