import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AsResultTests {
    private let results: [String: Result<String, MarbleError>] = ["a": .success("a"), "e": .failure("error")]

    @Test func aValueIsASuccess() throws {
        try marbles { m in m.expect(m.hot("-a-").asResult()).toBe("-a-", values: results) }
    }

    @Test func aFailureIsAResultThenCompletion() throws {
        try marbles { m in m.expect(m.hot("--#").asResult()).toBe("--(e|)", values: results) }
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|").asResult()).toBe("--|", values: results) }
    }
}
