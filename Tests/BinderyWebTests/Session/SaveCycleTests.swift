import BinderyView
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// The times at which changes are stored.
@Suite struct SaveCycleTests {
    private let start = Duration.seconds(5)

    /// A cycle whose page has connected.
    private func makeCycle() -> SaveCycle {
        var cycle = SaveCycle(atMostEvery: .milliseconds(200), acknowledged: 0)
        cycle.connected(navigations: 1, at: start)
        return cycle
    }

    private func time(_ milliseconds: Int) -> Duration { start + .milliseconds(milliseconds) }

    /// What a job would lead to that ends now.
    private func action(_ cycle: SaveCycle, after milliseconds: Int, navigations: Int = 1) -> SaveCycle.Action {
        var cycle = cycle
        return cycle.jobEnded(received: 0, navigations: navigations, at: time(milliseconds))
    }

    /// Stores everything at once.
    private func save(_ cycle: inout SaveCycle, received: Int, after milliseconds: Int) {
        #expect(cycle.saveBegan(navigations: 1) == .store)
        cycle.snapshotTaken(navigations: 1, at: time(milliseconds))
        #expect(cycle.stored(acknowledged: received, navigations: 1) == .nothing)
    }

    // MARK: The pause before a save

    @Test func nothingIsStoredBeforeThePageConnects() {
        var cycle = SaveCycle(atMostEvery: .milliseconds(200), acknowledged: 4)
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(action(cycle, after: 5000) == .nothing)
        #expect(cycle.saveBegan(navigations: 1) == .nothing, "a session that is handed off before")
        #expect(cycle.acknowledged == 4)
    }

    @Test func whatChangesAsThePageBeginsIsOneSave() {
        let cycle = makeCycle()
        #expect(action(cycle, after: 50) == .save(after: .milliseconds(150)))
    }

    @Test func whatIsTypedIsCollectedFromOneSaveToTheNext() {
        var cycle = makeCycle()
        save(&cycle, received: 0, after: 200)
        #expect(action(cycle, after: 250) == .nothing)
        cycle.changed()
        cycle.received(.edit(node: 3, text: "a"))
        #expect(action(cycle, after: 250) == .save(after: .milliseconds(150)))
        #expect(action(cycle, after: 400) == .save(after: .zero))
        #expect(action(cycle, after: 5000) == .save(after: .zero), "nothing was stored for a while: why wait")
    }

    @Test(arguments: [PageEvent.Kind.tap(node: 3), .submit(node: 3), .navigate(trail: "/")])
    func whatThePersonDoesOnceWaitsForNothing(_ event: PageEvent.Kind) {
        var cycle = makeCycle()
        cycle.changed()
        cycle.received(event)
        #expect(action(cycle, after: 1) == .save(after: .zero))
        save(&cycle, received: 1, after: 1)
        cycle.changed()
        #expect(action(cycle, after: 2) == .save(after: .milliseconds(199)), "what follows is another matter")
    }

    @Test(arguments: [
        PageEvent.Kind.edit(node: 3, text: "a"), .focus(node: 3), .blur(node: 3), .hold(node: 3, true),
        .showRows(0..<9, node: 3, isBeyondFirstPage: false),
    ])
    func whatTheBrowserTellsAgainMayWait(_ event: PageEvent.Kind) {
        var cycle = makeCycle()
        cycle.changed()
        cycle.received(event)
        #expect(action(cycle, after: 1) == .save(after: .milliseconds(199)))
    }

    @Test func anotherScreenWaitsForNothingWhateverLedThere() {
        let cycle = makeCycle()
        #expect(action(cycle, after: 1, navigations: 2) == .save(after: .zero))
    }

    @Test func aPressThatChangesNothingHurriesNothing() {
        var cycle = makeCycle()
        save(&cycle, received: 0, after: 0)
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 1, navigations: 1, at: time(1)) == .nothing)
        #expect(cycle.acknowledged == 1, "it has no effect that is not stored")
        cycle.changed()
        #expect(action(cycle, after: 1) == .save(after: .milliseconds(199)))
    }

    @Test func aStoreThatFailsGetsTimeWhateverIsPressed() {
        var cycle = makeCycle()
        #expect(cycle.saveBegan(navigations: 1) == .store)
        cycle.snapshotTaken(navigations: 1, at: start)
        #expect(cycle.failed() == .nothing)
        cycle.received(.tap(node: 3))
        #expect(action(cycle, after: 5000) == .save(after: .seconds(2)))
        save(&cycle, received: 2, after: 0)
        cycle.changed()
        #expect(action(cycle, after: 5000) == .save(after: .zero))
    }

    // MARK: While a save waits

    @Test func aWaitingSaveIsReplacedOnlyByAnUrgentOne() {
        var cycle = makeCycle()
        #expect(cycle.jobEnded(received: 0, navigations: 1, at: time(1)) == .save(after: .milliseconds(199)))
        cycle.changed()
        #expect(cycle.jobEnded(received: 1, navigations: 1, at: time(2)) == .nothing, "the save that waits stores it")
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 2, navigations: 1, at: time(3)) == .save(after: .zero))
        #expect(cycle.jobEnded(received: 2, navigations: 1, at: time(4)) == .nothing, "that one has begun")
        #expect(cycle.acknowledged == 0)
    }

    // MARK: While a save is in progress

    @Test func whatChangesDuringASaveIsStoredByIt() {
        var cycle = makeCycle()
        #expect(cycle.saveBegan(navigations: 1) == .store)
        cycle.snapshotTaken(navigations: 1, at: start)
        cycle.changed()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 2, navigations: 1, at: time(1)) == .nothing)
        #expect(cycle.stored(acknowledged: 1, navigations: 1) == .store)
        #expect(cycle.acknowledged == 1)
        cycle.snapshotTaken(navigations: 1, at: time(2))
        #expect(cycle.stored(acknowledged: 2, navigations: 2) == .store, "another screen")
        cycle.snapshotTaken(navigations: 2, at: time(3))
        #expect(cycle.stored(acknowledged: 2, navigations: 2) == .nothing)
    }

    @Test func anEventWithoutEffectIsNotAcknowledgedWhileItsPredecessorsAreBeingStored() {
        var cycle = makeCycle()
        #expect(cycle.saveBegan(navigations: 1) == .store)
        cycle.snapshotTaken(navigations: 1, at: start)
        #expect(cycle.jobEnded(received: 7, navigations: 1, at: time(1)) == .nothing)
        #expect(cycle.acknowledged == 0)
        #expect(cycle.stored(acknowledged: 6, navigations: 1) == .nothing)
        #expect(cycle.jobEnded(received: 7, navigations: 1, at: time(2)) == .nothing)
        #expect(cycle.acknowledged == 7)
    }

    // MARK: Handing off

    @Test func aSessionThatIsHandedOffIsSavedByItsOwner() {
        var cycle = makeCycle()
        cycle.handOffBegan()
        cycle.received(.tap(node: 3))
        #expect(cycle.jobEnded(received: 1, navigations: 1, at: time(1)) == .nothing)
        save(&cycle, received: 1, after: 2)
        cycle.changed()
        #expect(action(cycle, after: 5000) == .nothing)
        cycle.handOffEnded()
        #expect(action(cycle, after: 5000) == .save(after: .zero))
    }

    @Test func aSaveInProgressThatEndsDuringTheHandOffStartsNoOther() {
        var cycle = makeCycle()
        #expect(cycle.saveBegan(navigations: 1) == .store)
        cycle.snapshotTaken(navigations: 1, at: start)
        cycle.handOffBegan()
        #expect(cycle.failed() == .nothing)
        #expect(action(cycle, after: 5000) == .nothing)
        save(&cycle, received: 1, after: 1)
    }
}

/// What is stored of a session.
@Suite struct SessionPersistenceTests {
    @Test func whatAnotherPageContinuesIsStillStoredForThisOne() {
        let identity = SavedSession(token: "token", browser: "browser", location: "/")
        var persistence = SessionPersistence(in: MemorySessionStore(), as: identity)
        persistence.cycle.connected(navigations: 1, at: .zero)
        let state = SessionState(
            location: Rendering.Location(depth: 1, path: "/", title: ""), navigations: 1, states: [:], received: 7)
        #expect(persistence.saved(state).acknowledged == 7)
        #expect(persistence.cycle.saveBegan(navigations: 1) == .store)
    }
}
