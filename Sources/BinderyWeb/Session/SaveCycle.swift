internal import BinderyWire

/// Decides when the changes of a session are passed to the ``SaveCollector``.
///
/// | phase | a job has ended, with unsaved changes | the state that was added last is stored, or has failed |
/// |---|---|---|
/// | idle | `add`, then saving | |
/// | saving | nothing; `add` if they are urgent and the state that was added last is not | idle |
/// | handing off | nothing | nothing |
struct SaveCycle {
    enum Action: Equatable {
        case nothing
        /// Add the present state. It is urgent if the user did something that the browser does not send again.
        case add(isUrgent: Bool)
    }

    private enum Phase: Equatable {
        case idle
        case saving(isUrgent: Bool)
        case handingOff
    }

    /// The last event whose effects are stored.
    private(set) var acknowledged: Int
    /// Whether the page is told ``acknowledged`` without waiting for the next frame: the user has tapped.
    private(set) var owesAcknowledgement = false
    /// Before, nothing is stored.
    private var hasConnected = false
    private var navigations = 0
    private var hasChanged = false
    private var isUrgent = false
    private var phase = Phase.idle
    /// How many states were read so far.
    private var snapshots = 0

    init(acknowledged: Int) { self.acknowledged = acknowledged }

    // MARK: Changes

    /// The page has connected for the first time.
    mutating func connected(navigations: Int) {
        hasConnected = true
        hasChanged = true
        self.navigations = navigations
    }

    mutating func changed() { hasChanged = true }

    mutating func received(_ event: PageEvent.Kind) {
        switch event {
        case .tap, .submit, .navigate: isUrgent = true
        // The browser sends edits that were not stored again, and where the focus is.
        case .edit, .focus, .blur, .hold, .showRows, .answer, .heartbeat: break
        // What moves is not an action yet.
        case .dispatch(_, let name, _):
            if !Self.continuous.contains(where: name.hasPrefix) { isUrgent = true }
        }
    }

    /// The beginnings of the names of events that follow one another without an end, as in the page's script.
    private static let continuous = ["pointermove", "mousemove", "wheel", "scroll", "drag"]

    /// Whether no save is under way.
    var isIdle: Bool { phase == .idle }

    func hasUnsavedChanges(navigations: Int) -> Bool {
        hasConnected && (hasChanged || navigations != self.navigations)
    }

    /// Whether the end of the present save is a reason for the session to run: otherwise it learns of it with the next
    /// event, since most pages have nothing to do about it.
    func awaitsSave(navigations: Int) -> Bool {
        switch phase {
        case .idle, .handingOff: false
        case .saving(let isUrgent): isUrgent || hasUnsavedChanges(navigations: navigations)
        }
    }

    // MARK: Saving

    /// A job of the session has ended: everything that its events did is done.
    mutating func jobEnded(received: Int, navigations: Int) -> Action {
        guard hasConnected, phase != .handingOff else { return .nothing }
        guard hasUnsavedChanges(navigations: navigations) else {
            if phase == .idle {
                // The events so far have no effect that is not stored.
                acknowledged = received
                isUrgent = false
            }
            return .nothing
        }
        let isUrgent = isUrgent || navigations != self.navigations
        if case .saving(let wasUrgent) = phase, wasUrgent || !isUrgent { return .nothing }
        phase = .saving(isUrgent: isUrgent)
        return .add(isUrgent: isUrgent)
    }

    /// The state to store was read. Returns its number.
    mutating func snapshotTaken(navigations: Int) -> Int {
        hasChanged = false
        isUrgent = false
        self.navigations = navigations
        snapshots += 1
        return snapshots
    }

    /// A state is stored, with the effects of all events up to `acknowledged`.
    mutating func stored(snapshot: Int, acknowledged: Int) {
        self.acknowledged = acknowledged
        if phase == .saving(isUrgent: true) { owesAcknowledgement = true }
        ended(snapshot)
    }

    /// The store failed. The browser keeps what is not stored, and the next state contains it.
    mutating func failed(snapshot: Int) {
        hasChanged = true
        if phase == .saving(isUrgent: true) { isUrgent = true }
        ended(snapshot)
    }

    private mutating func ended(_ snapshot: Int) {
        if snapshot == snapshots, phase != .handingOff { phase = .idle }
    }

    /// The page was sent ``acknowledged``.
    mutating func acknowledgementSent() { owesAcknowledgement = false }

    /// The page is given up: its next save says so, also if the page has not connected yet.
    mutating func release() {
        hasConnected = true
        hasChanged = true
    }

    /// From now on the session is saved by its owner until ``handOffEnded()``.
    mutating func handOffBegan() { phase = .handingOff }

    mutating func handOffEnded() {
        phase = .idle
        owesAcknowledgement = true
    }
}
