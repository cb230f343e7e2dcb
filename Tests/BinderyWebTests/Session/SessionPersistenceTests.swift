import BinderyView
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// The times at which changes are stored.
@Suite struct SessionPersistenceTests {
    private let start = Duration.seconds(5)

    private func makePersistence() -> SessionPersistence {
        let identity = SavedSession(token: "token", browser: "browser", location: "/")
        var persistence = SessionPersistence(in: MemorySessionStore(), as: identity, atMostEvery: .milliseconds(200))
        persistence.began(navigations: 1, at: start)
        return persistence
    }

    private func state(navigations: Int = 1, received: Int) -> SessionState {
        SessionState(
            location: Rendering.Location(depth: 1, path: "/", title: ""), navigations: navigations, states: [:],
            received: received)
    }

    private func pause(_ persistence: SessionPersistence, after milliseconds: Int, navigations: Int = 1) -> Duration {
        persistence.pause(navigations: navigations, at: start + .milliseconds(milliseconds))
    }

    @Test func whatChangesAsThePageBeginsIsOneSave() {
        let persistence = makePersistence()
        #expect(persistence.hasUnsavedChanges(navigations: 1))
        #expect(pause(persistence, after: 50) == .milliseconds(150))
    }

    @Test func whatIsTypedIsCollectedFromOneSaveToTheNext() {
        var persistence = makePersistence()
        _ = persistence.takeSnapshot(of: state(received: 0), at: start + .milliseconds(200))
        #expect(!persistence.hasUnsavedChanges(navigations: 1))
        persistence.noteChange()
        persistence.handled(.edit(node: 3, text: "a"))
        #expect(pause(persistence, after: 250) == .milliseconds(150))
        #expect(pause(persistence, after: 400) == .zero)
        #expect(pause(persistence, after: 5000) == .zero, "nothing was stored for a while: why wait")
    }

    @Test(arguments: [PageEvent.Kind.tap(node: 3), .submit(node: 3), .navigate(trail: "/")])
    func whatThePersonDoesOnceWaitsForNothing(_ event: PageEvent.Kind) {
        var persistence = makePersistence()
        persistence.noteChange()
        persistence.handled(event)
        #expect(pause(persistence, after: 1) == .zero)
        _ = persistence.takeSnapshot(of: state(received: 1), at: start + .milliseconds(1))
        persistence.noteChange()
        #expect(pause(persistence, after: 2) == .milliseconds(199), "what follows is another matter")
    }

    @Test(arguments: [
        PageEvent.Kind.edit(node: 3, text: "a"), .focus(node: 3), .blur(node: 3), .hold(node: 3, true),
        .showRows(0..<9, node: 3, isBeyondFirstPage: false),
    ])
    func whatTheBrowserTellsAgainMayWait(_ event: PageEvent.Kind) {
        var persistence = makePersistence()
        persistence.noteChange()
        persistence.handled(event)
        #expect(pause(persistence, after: 1) == .milliseconds(199))
    }

    @Test func anotherScreenWaitsForNothingWhateverLedThere() {
        let persistence = makePersistence()
        #expect(pause(persistence, after: 1, navigations: 2) == .zero)
    }

    @Test func aPressThatChangesNothingHurriesNothing() {
        var persistence = makePersistence()
        _ = persistence.takeSnapshot(of: state(received: 0), at: start)
        persistence.handled(.tap(node: 3))
        persistence.settle(received: 1)
        #expect(persistence.stored == 1)
        persistence.noteChange()
        #expect(pause(persistence, after: 1) == .milliseconds(199))
    }

    @Test func aStoreThatFailsGetsTimeWhateverIsPressed() {
        var persistence = makePersistence()
        _ = persistence.takeSnapshot(of: state(received: 1), at: start)
        persistence.didFail()
        persistence.handled(.tap(node: 3))
        #expect(persistence.hasUnsavedChanges(navigations: 1))
        #expect(pause(persistence, after: 5000) == .seconds(2))
        persistence.didStore(persistence.takeSnapshot(of: state(received: 2), at: start))
        persistence.noteChange()
        #expect(pause(persistence, after: 5000) == .zero)
    }

    @Test func whatAnotherPageContinuesIsStillStoredForThisOne() {
        let persistence = makePersistence()
        #expect(persistence.saved(state(received: 7)).acknowledged == 7)
        #expect(persistence.hasUnsavedChanges(navigations: 1))
    }
}
