import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IgnoreErrorTests {
    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").ignoreError()).toBe("-a-|") }
    }

    @Test func aFailureBecomesCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-#").ignoreError()).toBe("-a-|") }
    }
}
