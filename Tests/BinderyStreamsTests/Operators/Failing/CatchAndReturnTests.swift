import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CatchAndReturnTests {
    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").catchAndReturn("x")).toBe("-a-|") }
    }

    @Test func aFailureBecomesTheValueAndCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-#").catchAndReturn("x")).toBe("-a-(x|)") }
    }

    @Test func upstreamHasBeenDisposedOfWhenTheValueIsSent() {
        let source = Source<Int, Mishap>()
        _ = source.catchAndReturn(9).observe { _ in #expect(source.observers == 0) }
        source.fail(.first)
    }
}
