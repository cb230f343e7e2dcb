import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ElementAtTests {
    @Test func theValueAtThePositionIsPassedOnThenCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-c-|").element(at: 1)).toBe("---(b|)") }
    }

    @Test func completionBeforeThatIsPassedOnOrTheGivenFailure() throws {
        try marbles { m in
            let source = m.hot("-a-|")
            m.expect(source.element(at: 1)).toBe("---|")
            m.expect(source.element(at: 1, orFailWith: "none")).toBe("---#", error: "none")
            m.expect(source.element(at: 0, orFailWith: "none")).toBe("-(a|)")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").element(at: 1)).toBe("-#") }
    }

    @Test func aNegativePositionHasNoValue() throws {
        try marbles { m in
            let source = m.hot("-a-|")
            m.expect(source.element(at: -1)).toBe("|")
            m.expect(source.element(at: -1, orFailWith: "none")).toBe("#", error: "none")
            m.expectSubscriptions(source).toBe([])
        }
    }
}
