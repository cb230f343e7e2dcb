import BinderyStreams
import Testing

@Suite struct FailIfEmptyTests {
    private let source = Source<Int, Mishap>()

    @Test func completionWithoutAValueIsTheFailure() {
        expect(source.failIfEmpty(with: .second), sends: [.failed(.second)]) { source.complete() }
    }

    @Test func aValueAndCompletionAfterItArePassedOn() {
        expect(source.failIfEmpty(with: .second), sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.failIfEmpty(with: .second), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
