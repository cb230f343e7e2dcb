internal import BinderyWire

/// Decides when the changes of a session are stored: immediately after a tap, soon after typing.
///
/// | phase | an event of the page, or a change | the pause has ended | stored, without further changes | failed |
/// |---|---|---|---|---|
/// | idle | `save(after:)`, then waiting or saving | | | |
/// | waiting | `save(after: .zero)` if it is urgent, then saving | `store`, then saving | | |
/// | saving | nothing | | idle | idle |
/// | handing off | nothing | `store` | nothing | nothing |
struct SaveCycle {
    enum Action: Equatable {
        case nothing
        /// Begin a save after a pause, in place of one that is still waiting.
        case save(after: Duration)
        /// Store the session as it is now.
        case store
    }

    private enum Phase {
        case idle, waiting, saving, handingOff
    }

    /// How long changes that can wait are collected after a save.
    private let interval: Duration
    /// The last event whose effects are stored.
    private(set) var acknowledged: Int
    /// Nil until the page has connected: before, nothing is stored.
    private var nextSave: Duration?
    private var navigations = 0
    private var hasChanged = false
    private var hasFailed = false
    /// The user has done something that the browser does not send again by itself.
    private var isUrgent = false
    private var phase = Phase.idle

    init(atMostEvery interval: Duration, acknowledged: Int) {
        self.interval = interval
        self.acknowledged = acknowledged
    }

    // MARK: Changes

    /// The page has connected for the first time: the changes of its start are one save.
    mutating func connected(navigations: Int, at now: Duration) {
        hasChanged = true
        self.navigations = navigations
        nextSave = now + interval
    }

    mutating func changed() { hasChanged = true }

    mutating func received(_ event: PageEvent.Kind) {
        switch event {
        case .tap, .submit, .navigate: isUrgent = true
        // The browser sends edits that were not stored again, and where the focus is.
        case .edit, .focus, .blur, .hold, .showRows, .heartbeat: break
        }
    }

    // MARK: Saving

    /// A job of the session has ended: everything that its events did is done.
    mutating func jobEnded(received: Int, navigations: Int, at now: Duration) -> Action {
        guard let nextSave, phase != .handingOff else { return .nothing }
        guard hasUnsavedChanges(navigations) else {
            if phase == .idle {
                // The events so far have no effect that is not stored.
                acknowledged = received
                isUrgent = false
            }
            return .nothing
        }
        if phase == .saving { return .nothing }
        let pause = pause(until: nextSave, navigations, at: now)
        if phase == .waiting, pause > .zero { return .nothing }
        phase = pause > .zero ? .waiting : .saving
        return .save(after: pause)
    }

    /// The pause before a save has ended, or the session is handed off.
    mutating func saveBegan(navigations: Int) -> Action {
        if phase != .handingOff { phase = .saving }
        return continueSaving(navigations)
    }

    /// The session to store was read.
    mutating func snapshotTaken(navigations: Int, at now: Duration) {
        hasChanged = false
        isUrgent = false
        nextSave = now + interval
        self.navigations = navigations
    }

    /// The effects of all events up to `acknowledged` are stored.
    mutating func stored(acknowledged: Int, navigations: Int) -> Action {
        self.acknowledged = acknowledged
        hasFailed = false
        return continueSaving(navigations)
    }

    /// The store failed. The browser keeps what is not stored, and the next save tries again.
    mutating func failed() -> Action {
        hasChanged = true
        hasFailed = true
        endSaving()
        return .nothing
    }

    /// From now on the session is saved by its owner until ``handOffEnded()``; a save in progress may end.
    mutating func handOffBegan() { phase = .handingOff }

    mutating func handOffEnded() { phase = .idle }

    private func hasUnsavedChanges(_ navigations: Int) -> Bool { hasChanged || navigations != self.navigations }

    /// Returns the time until the next save: keystrokes are collected, and a store that failed gets time to recover.
    private func pause(until nextSave: Duration, _ navigations: Int, at now: Duration) -> Duration {
        if hasFailed { return .seconds(2) }
        return isUrgent || navigations != self.navigations ? .zero : max(.zero, nextSave - now)
    }

    private mutating func continueSaving(_ navigations: Int) -> Action {
        if nextSave != nil, hasUnsavedChanges(navigations) { return .store }
        endSaving()
        return .nothing
    }

    private mutating func endSaving() { if phase == .saving { phase = .idle } }
}
