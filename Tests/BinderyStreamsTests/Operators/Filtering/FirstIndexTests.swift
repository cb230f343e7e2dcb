import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstIndexTests {
    @Test func thePositionOfTheFirstMatchIsSentThenCompletion() throws {
        try marbles { m in
            m.expect(m.hot("-a-b-b-|").firstIndex(where: { $0 == "b" })).toBe("---(1|)", values: digits)
        }
    }

    @Test func completionWithoutAMatchIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").firstIndex(where: { _ in false })).toBe("---|") }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").firstIndex(where: { _ in true })).toBe("-#") }
    }
}
