import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstWhereTests {
    @Test func theFirstMatchIsPassedOnThenCompletion() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-3-|", values: digits).first(where: { $0 > 1 })).toBe("---(2|)", values: digits)
        }
        let source = Source<Int, Mishap>()
        #expect(observers(of: source, atEachEventOf: source.first { $0 > 1 }) { source.send(2) } == [1, 0])
    }

    @Test func completionWithoutAMatchIsPassedOnOrTheGivenFailure() throws {
        try marbles { m in
            let source = m.hot("-a-|")
            m.expect(source.first(where: { $0 == "b" })).toBe("---|")
            m.expect(source.first(orFailWith: "none", where: { $0 == "b" })).toBe("---#", error: "none")
            m.expect(source.first(orFailWith: "none", where: { $0 == "a" })).toBe("-(a|)")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--#").first(where: { _ in true })).toBe("--#") }
    }
}
