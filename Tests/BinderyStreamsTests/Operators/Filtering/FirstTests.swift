import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstTests {
    @Test func theFirstValueIsPassedOnThenCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-|").first()).toBe("-(a|)") }
        let source = Source<Int, Mishap>()
        #expect(observers(of: source, atEachEventOf: source.first()) { source.send(1) } == [1, 0])
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() throws {
        try marbles { m in
            m.expect(m.hot("--|").first()).toBe("--|")
            m.expect(m.hot("--|").first(orFailWith: "none")).toBe("--#", error: "none")
            m.expect(m.hot("-a|").first(orFailWith: "none")).toBe("-(a|)")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--#").first(orFailWith: "none")).toBe("--#") }
    }
}
