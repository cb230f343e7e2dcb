import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CatchTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in
            let replacement = m.cold("-x-|", failure: Never.self)
            m.expect(m.hot("-a-|").catch { _ in replacement }).toBe("-a-|")
            m.expectSubscriptions(replacement).toBe([])
        }
    }

    @Test func aFailureIsReplacedByTheEventsOfTheGivenSignal() throws {
        try marbles { m in
            m.expect(m.hot("-a-#").catch { _ in m.cold("--x-|", failure: Never.self) }).toBe("-a---x-|")
        }
    }

    @Test func upstreamHasBeenDisposedOfWhenTheReplacementIsChosen() {
        let recovered = source.catch { [source] failure in
            #expect(source.observers == 0)
            return Producer<Int, Never>.just(failure == .first ? 1 : 2)
        }
        expect(recovered, sends: [.value(2), .completed]) { source.fail(.second) }
    }

    @Test func theReplacementMayFailInItsTurn() throws {
        try marbles { m in
            m.expect(m.hot("--#").catch { _ in m.cold("-#", error: "other") }).toBe("---#", error: "other")
        }
    }

    @Test func disposalDisposesOfTheReplacement() throws {
        try marbles { m in
            let replacement = m.cold("----x", failure: Never.self)
            m.expect(m.hot("-#").catch { _ in replacement }, unsubscribedAt: "---!").toBe("---")
            m.expectSubscriptions(replacement).toBe("-^-!")
        }
    }
}
