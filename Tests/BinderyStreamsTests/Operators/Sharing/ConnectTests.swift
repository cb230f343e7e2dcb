import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConnectTests {
    private let source = Source<Int, Mishap>()

    @Test func allUsesShareOneObservation() throws {
        try marbles { m in
            let letters = m.hot("-a-b-c-|")
            let swapped = letters.connect { shared in merge(shared.take(1).mapTo("x"), shared.skip(1)) }
            m.expect(swapped).toBe("-x-b-c-|")
            m.expectSubscriptions(letters).toBe("^------!")
        }
    }

    @Test func aFailureReachesTheUses() throws {
        try marbles { m in
            m.expect(m.hot("--#").connect { merge($0.take(1).mapTo("x"), $0.skip(1)) }).toBe("--#")
        }
    }

    @Test func theSignalIsReleasedWhenTheSelectedOneEnds() {
        let counts = observers(of: source, atEachEventOf: source.connect { $0.take(1) }) { source.send(1) }
        #expect(counts == [1, 0])
    }

    @Test func theSelectedOneMayGoOnAfterTheEnd() throws {
        try marbles { m in
            let numbers = m.hot("-|", values: digits), other = m.hot("---a-", failure: Never.self)
            m.expect(numbers.connect { _ in other }).toBe("---a-")
            m.expectSubscriptions(numbers).toBe("^!")
        }
    }

    @Test func theSelectedOneIsObservedFirst() {
        let twice = Producer<Int, Mishap>.of(1, 2).connect { $0.map { $0 * 2 } }
        expect(twice, sends: [.value(2), .value(4), .completed])
    }

    @Test func ifTheSelectedOneEndsAtOnceTheSignalIsNotObserved() throws {
        try marbles { m in
            let letters = m.hot("-a-|")
            m.expect(letters.connect { _ in Producer<String, MarbleError>.just("x") }).toBe("(x|)")
            m.expectSubscriptions(letters).toBe([])
        }
    }
}
