import BinderyStreams
import Testing

@Suite struct DefaultIfEmptyTests {
    private let source = Source<Int, Mishap>()

    @Test func completionWithoutAValueSendsTheDefault() {
        expect(source.defaultIfEmpty(7), sends: [.value(7), .completed]) { source.complete() }
    }

    @Test func aValueAndCompletionAfterItArePassedOn() {
        expect(source.defaultIfEmpty(7), sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.defaultIfEmpty(7), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
