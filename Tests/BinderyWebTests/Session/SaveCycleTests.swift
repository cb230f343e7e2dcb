import BinderyView
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// When the changes of a session are passed on to be stored, and when its page learns of it.
@Suite struct SaveCycleTests {
    /// A cycle whose page has connected, and has no unsaved changes.
    private func makeCycle() -> SaveCycle {
        var cycle = SaveCycle(acknowledged: 0)
        cycle.connected(navigations: 1)
        #expect(cycle.jobEnded(received: 0, navigations: 1) == .add(isUrgent: false))
        cycle.stored(snapshot: cycle.snapshotTaken(navigations: 1), acknowledged: 0)
        cycle.acknowledgementSent()
        return cycle
    }

    /// What a job would lead to that ends now.
    private func action(_ cycle: SaveCycle, received: Int = 1, navigations: Int = 1) -> SaveCycle.Action {
        var cycle = cycle
        return cycle.jobEnded(received: received, navigations: navigations)
    }

    @Test func nothingIsStoredBeforeThePageConnects() {
        var cycle = SaveCycle(acknowledged: 4)
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(action(cycle) == .nothing)
        #expect(!cycle.hasUnsavedChanges(navigations: 1), "a session that is handed off before")
        #expect(cycle.acknowledged == 4)
    }

    @Test(arguments: [
        PageEvent.Kind.edit(node: 3, text: "a"), .focus(node: 3), .blur(node: 3), .hold(node: 3, true),
        .showRows(0..<9, node: 3, isBeyondFirstPage: false),
    ])
    func whatTheBrowserSendsAgainMayWait(_ event: PageEvent.Kind) {
        var cycle = makeCycle()
        cycle.changed()
        cycle.received(event)
        #expect(action(cycle) == .add(isUrgent: false))
    }

    @Test(arguments: [PageEvent.Kind.tap(node: 3), .submit(node: 3), .navigate(trail: "/")])
    func whatTheUserDoesOnceIsUrgent(_ event: PageEvent.Kind) {
        var cycle = makeCycle()
        cycle.changed()
        cycle.received(event)
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .add(isUrgent: true))
        cycle.stored(snapshot: cycle.snapshotTaken(navigations: 1), acknowledged: 1)
        cycle.changed()
        #expect(action(cycle) == .add(isUrgent: false), "what follows is not")
    }

    @Test func anotherScreenIsUrgentWhateverLedThere() {
        #expect(action(makeCycle(), navigations: 2) == .add(isUrgent: true))
    }

    @Test func aTapThatChangesNothingHurriesNothing() {
        var cycle = makeCycle()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .nothing)
        #expect(cycle.acknowledged == 1, "it has no effect that is not stored")
        cycle.changed()
        #expect(action(cycle) == .add(isUrgent: false))
    }

    // MARK: While a state waits or is being stored

    @Test func typingGoesOnWhileItsBeginningIsStored() {
        var cycle = makeCycle()
        cycle.changed()
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .add(isUrgent: false))
        let first = cycle.snapshotTaken(navigations: 1)
        #expect(!cycle.awaitsSave(navigations: 1), "the session may learn of it with the next event")
        cycle.changed()
        #expect(cycle.jobEnded(received: 2, navigations: 1) == .nothing)
        #expect(cycle.awaitsSave(navigations: 1))
        cycle.stored(snapshot: first, acknowledged: 1)
        #expect(cycle.acknowledged == 1)
        #expect(!cycle.owesAcknowledgement)
        #expect(action(cycle, received: 2) == .add(isUrgent: false))
    }

    @Test func onlyATapReplacesWhatWaits() {
        var cycle = makeCycle()
        cycle.changed()
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .add(isUrgent: false))
        let first = cycle.snapshotTaken(navigations: 1)
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 2, navigations: 1) == .add(isUrgent: true))
        let second = cycle.snapshotTaken(navigations: 1)
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 3, navigations: 1) == .nothing)
        #expect(cycle.awaitsSave(navigations: 1))
        // The first may have been on its way.
        cycle.stored(snapshot: first, acknowledged: 1)
        #expect(action(cycle, received: 3) == .nothing)
        cycle.stored(snapshot: second, acknowledged: 2)
        #expect(cycle.owesAcknowledgement, "the page learns immediately that a tap is stored")
        #expect(action(cycle, received: 3) == .add(isUrgent: true))
    }

    @Test func anEventWithoutEffectIsNotAcknowledgedWhileItsPredecessorsAreBeingStored() {
        var cycle = makeCycle()
        cycle.changed()
        #expect(cycle.jobEnded(received: 6, navigations: 1) == .add(isUrgent: false))
        let snapshot = cycle.snapshotTaken(navigations: 1)
        #expect(cycle.jobEnded(received: 7, navigations: 1) == .nothing)
        #expect(cycle.acknowledged == 0)
        cycle.stored(snapshot: snapshot, acknowledged: 6)
        #expect(cycle.jobEnded(received: 7, navigations: 1) == .nothing)
        #expect(cycle.acknowledged == 7)
    }

    @Test func whatFailedIsAddedAgain() {
        var cycle = makeCycle()
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .add(isUrgent: true))
        cycle.failed(snapshot: cycle.snapshotTaken(navigations: 1))
        #expect(cycle.acknowledged == 0)
        #expect(action(cycle) == .add(isUrgent: true))
    }

    // MARK: Handing off

    @Test func aSessionThatIsHandedOffIsSavedByItsOwner() {
        var cycle = makeCycle()
        cycle.handOffBegan()
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .nothing)
        #expect(!cycle.awaitsSave(navigations: 1))
        cycle.stored(snapshot: cycle.snapshotTaken(navigations: 1), acknowledged: 1)
        cycle.changed()
        #expect(action(cycle) == .nothing)
        cycle.handOffEnded()
        #expect(cycle.owesAcknowledgement, "no other frame follows")
        #expect(action(cycle) == .add(isUrgent: false))
    }

    @Test func aSaveThatEndsDuringTheHandOffStartsNoOther() {
        var cycle = makeCycle()
        cycle.changed()
        #expect(cycle.jobEnded(received: 1, navigations: 1) == .add(isUrgent: false))
        let snapshot = cycle.snapshotTaken(navigations: 1)
        cycle.handOffBegan()
        cycle.failed(snapshot: snapshot)
        #expect(action(cycle) == .nothing)
        #expect(cycle.hasUnsavedChanges(navigations: 1))
    }
}

/// What is stored of a session.
@Suite struct SessionPersistenceTests {
    private let identity = SavedSession(token: "token", browser: "browser", location: "/")

    private func state(_ trail: String, navigations: Int) -> SessionState {
        SessionState(
            location: Rendering.Location(depth: 1, path: "/", title: "", trail: NavigationTrail(trail)!),
            navigations: navigations, states: [:], received: 7, discarded: [6])
    }

    @Test func whatAnotherPageContinuesIsStillStoredForThisOne() {
        let persistence = SessionPersistence(by: SaveCollector(into: MemorySessionStore()), as: identity)
        persistence.cycle.connected(navigations: 1)
        #expect(persistence.saved(state("/a", navigations: 1)).acknowledged == 7)
        #expect(persistence.saved(state("/a", navigations: 1)).discarded == [6])
        #expect(persistence.cycle.hasUnsavedChanges(navigations: 1))
    }

    @Test func theTrailIsThatOfThePresentLocation() {
        let persistence = SessionPersistence(by: SaveCollector(into: MemorySessionStore()), as: identity)
        #expect(persistence.saved(state("/a", navigations: 1)).trail == "/a")
        #expect(persistence.saved(state("/b", navigations: 2)).trail == "/b")
    }
}
