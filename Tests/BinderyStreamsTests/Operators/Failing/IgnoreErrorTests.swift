import BinderyStreams
import Testing

@Suite struct IgnoreErrorTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesAndCompletionArePassedOn() {
        expect(source.ignoreError(), sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aFailureBecomesCompletion() {
        expect(source.ignoreError(), sends: [.value(1), .completed]) {
            source.send(1)
            source.fail(.first)
        }
    }
}
