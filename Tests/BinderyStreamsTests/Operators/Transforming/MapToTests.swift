import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MapToTests {
    @Test func eachValueBecomesTheSame() throws {
        try marbles { m in m.expect(m.hot("-1-2-", values: digits).mapTo("a")).toBe("-a-a-") }
    }

    @Test(arguments: ["-#", "-|"]) func aFailureAndCompletionArePassedOn(end: String) throws {
        try marbles { m in m.expect(m.hot(end).mapTo("a")).toBe(end) }
    }
}
