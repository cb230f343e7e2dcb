import BinderyView
import Testing

@testable import BinderyWeb

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
            location: Location(depth: 1, path: "/", title: ""), navigations: navigations, states: [:],
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
        persistence.handled(.edited(node: 3, text: "a"))
        #expect(pause(persistence, after: 250) == .milliseconds(150))
        #expect(pause(persistence, after: 400) == .zero)
        #expect(pause(persistence, after: 5000) == .zero, "nothing was stored for a while: why wait")
    }

    @Test(arguments: [ClientEvent.Kind.tapped(node: 3), .submitted(node: 3), .navigated(trail: "/")])
    func whatThePersonDoesOnceWaitsForNothing(_ event: ClientEvent.Kind) {
        var persistence = makePersistence()
        persistence.noteChange()
        persistence.handled(event)
        #expect(pause(persistence, after: 1) == .zero)
        _ = persistence.takeSnapshot(of: state(received: 1), at: start + .milliseconds(1))
        persistence.noteChange()
        #expect(pause(persistence, after: 2) == .milliseconds(199), "what follows is another matter")
    }

    @Test(arguments: [
        ClientEvent.Kind.edited(node: 3, text: "a"), .focused(node: 3), .blurred(node: 3), .held(node: 3, true),
        .shown(node: 3, rows: 0..<9, isBeyondFirstPage: false),
    ])
    func whatTheBrowserTellsAgainMayWait(_ event: ClientEvent.Kind) {
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
        persistence.handled(.tapped(node: 3))
        persistence.settle(received: 1)
        #expect(persistence.stored == 1)
        persistence.noteChange()
        #expect(pause(persistence, after: 1) == .milliseconds(199))
    }

    @Test func aStoreThatFailsGetsTimeWhateverIsPressed() {
        var persistence = makePersistence()
        _ = persistence.takeSnapshot(of: state(received: 1), at: start)
        persistence.didFail()
        persistence.handled(.tapped(node: 3))
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
