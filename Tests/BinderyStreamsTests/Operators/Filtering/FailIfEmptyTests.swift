import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FailIfEmptyTests {
    @Test func completionWithoutAValueIsTheFailure() throws {
        try marbles { m in m.expect(m.hot("--|").failIfEmpty(with: "empty")).toBe("--#", error: "empty") }
    }

    @Test func aValueAndCompletionAfterItArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").failIfEmpty(with: "empty")).toBe("-a-|") }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--#").failIfEmpty(with: "empty")).toBe("--#") }
    }
}
