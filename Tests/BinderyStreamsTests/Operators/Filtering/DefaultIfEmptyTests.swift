import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DefaultIfEmptyTests {
    @Test func completionWithoutAValueSendsTheDefault() throws {
        try marbles { m in m.expect(m.hot("--|").defaultIfEmpty("x")).toBe("--(x|)") }
    }

    @Test func aValueAndCompletionAfterItArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").defaultIfEmpty("x")).toBe("-a-|") }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--#").defaultIfEmpty("x")).toBe("--#") }
    }
}
