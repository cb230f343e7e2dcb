import BinderyView
import Testing

@testable import BinderyWeb

/// The times at which changes are stored.
@Suite struct SessionKeepingTests {
    private let start = Duration.seconds(5)

    private func makeKeeping() -> SessionKeeping {
        let identity = SavedSession(token: "token", browser: "browser", location: "/")
        var keeping = SessionKeeping(in: MemorySessionStore(), as: identity, atMostEvery: .milliseconds(200))
        keeping.began(navigations: 1, at: start)
        return keeping
    }

    private func state(navigations: Int = 1, received: Int) -> SessionState {
        SessionState(
            location: Location(depth: 1, path: "/", title: ""), navigations: navigations, states: [:],
            received: received)
    }

    private func pause(_ keeping: SessionKeeping, after milliseconds: Int, navigations: Int = 1) -> Duration {
        keeping.pause(navigations: navigations, at: start + .milliseconds(milliseconds))
    }

    @Test func whatChangesAsThePageBeginsIsOneSave() {
        let keeping = makeKeeping()
        #expect(keeping.isBehind(navigations: 1))
        #expect(pause(keeping, after: 50) == .milliseconds(150))
    }

    @Test func whatIsTypedIsCollectedFromOneSaveToTheNext() {
        var keeping = makeKeeping()
        _ = keeping.take(state(received: 0), at: start + .milliseconds(200))
        #expect(!keeping.isBehind(navigations: 1))
        keeping.noteChange()
        keeping.handled(.edited(node: 3, text: "a"))
        #expect(pause(keeping, after: 250) == .milliseconds(150))
        #expect(pause(keeping, after: 400) == .zero)
        #expect(pause(keeping, after: 5000) == .zero, "nothing was stored for a while: why wait")
    }

    @Test(arguments: [ClientEvent.Kind.tapped(node: 3), .submitted(node: 3), .navigated(trail: "/")])
    func whatThePersonDoesOnceWaitsForNothing(_ event: ClientEvent.Kind) {
        var keeping = makeKeeping()
        keeping.noteChange()
        keeping.handled(event)
        #expect(pause(keeping, after: 1) == .zero)
        _ = keeping.take(state(received: 1), at: start + .milliseconds(1))
        keeping.noteChange()
        #expect(pause(keeping, after: 2) == .milliseconds(199), "what follows is another matter")
    }

    @Test(arguments: [
        ClientEvent.Kind.edited(node: 3, text: "a"), .focused(node: 3), .blurred(node: 3), .held(node: 3, true),
        .shown(node: 3, rows: 0..<9, isBeyondFirstPage: false),
    ])
    func whatTheBrowserTellsAgainMayWait(_ event: ClientEvent.Kind) {
        var keeping = makeKeeping()
        keeping.noteChange()
        keeping.handled(event)
        #expect(pause(keeping, after: 1) == .milliseconds(199))
    }

    @Test func anotherScreenWaitsForNothingWhateverLedThere() {
        let keeping = makeKeeping()
        #expect(pause(keeping, after: 1, navigations: 2) == .zero)
    }

    @Test func aPressThatChangesNothingHurriesNothing() {
        var keeping = makeKeeping()
        _ = keeping.take(state(received: 0), at: start)
        keeping.handled(.tapped(node: 3))
        keeping.settle(received: 1)
        #expect(keeping.stored == 1)
        keeping.noteChange()
        #expect(pause(keeping, after: 1) == .milliseconds(199))
    }

    @Test func aStoreThatFailsGetsTimeWhateverIsPressed() {
        var keeping = makeKeeping()
        _ = keeping.take(state(received: 1), at: start)
        keeping.didFail()
        keeping.handled(.tapped(node: 3))
        #expect(keeping.isBehind(navigations: 1))
        #expect(pause(keeping, after: 5000) == .seconds(2))
        keeping.didStore(keeping.take(state(received: 2), at: start))
        keeping.noteChange()
        #expect(pause(keeping, after: 5000) == .zero)
    }

    @Test func whatAnotherPageGoesOnWithIsStoredForThisOneAllTheSame() {
        let keeping = makeKeeping()
        #expect(keeping.saved(state(received: 7)).acknowledged == 7)
        #expect(keeping.isBehind(navigations: 1))
    }
}
