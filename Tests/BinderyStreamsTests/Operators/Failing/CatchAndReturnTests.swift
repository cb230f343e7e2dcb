import BinderyStreams
import Testing

@Suite struct CatchAndReturnTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesAndCompletionArePassedOn() {
        expect(source.catchAndReturn(9), sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aFailureBecomesTheValueAndCompletion() {
        expect(source.catchAndReturn(9), sends: [.value(1), .value(9), .completed]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func upstreamHasBeenDisposedOfWhenTheValueIsSent() {
        _ = source.catchAndReturn(9).observe { _ in #expect(source.observers == 0) }
        source.fail(.first)
    }
}
