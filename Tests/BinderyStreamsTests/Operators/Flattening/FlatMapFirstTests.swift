import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FlatMapFirstTests {
    @Test func valuesAreDroppedWhileASignalRuns() throws {
        try marbles { m in
            let inner = ["a": m.cold("----1-"), "b": m.cold("-2")]
            m.expect(m.hot("-a-b---").flatMapFirst { inner[$0]! }).toBe("-----1-")
            m.expectSubscriptions(inner["b"]!).toBe([])
        }
    }

    @Test func afterItsCompletionTheNextValueGetsItsSignal() throws {
        try marbles { m in
            let inner = ["a": m.cold("-|"), "b": m.cold("--2-")]
            m.expect(m.hot("-a--b---").flatMapFirst { inner[$0]! }).toBe("------2-")
        }
    }

    @Test func completionWaitsForTheInnerSignal() throws {
        try marbles { m in
            m.expect(m.hot("-a|").flatMapFirst { _ in m.cold("---1-|") }).toBe("----1-|")
            m.expect(m.hot("--|").flatMapFirst { _ in m.cold("---1-|") }).toBe("--|")
        }
    }

    @Test func aFailureOfEitherIsPassedOnAndTheOtherIsDisposedOf() throws {
        try marbles { m in
            let outer = m.hot("-a-----b"), inner = m.cold("------1")
            m.expect(outer.flatMapFirst { _ in m.cold("--#") }).toBe("---#")
            m.expectSubscriptions(outer).toBe("^--!")
            m.expect(m.hot("-a-#").flatMapFirst { _ in inner }).toBe("---#")
            m.expectSubscriptions(inner).toBe("-^-!")
        }
    }

    @Test func signalsThatEndAtOnceDropNothing() {
        let doubled = Producer<Int, Mishap>.of(1, 2).flatMapFirst { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(doubled, sends: [1, 10, 2, 20].map { .value($0) } + [.completed])
    }
}
