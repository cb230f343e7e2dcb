import BinderyStreams
import Testing

@Suite struct CollectTests {
    private let source = Source<Int, Mishap>()

    @Test func theValuesComeAsOneArrayOnCompletion() {
        expect(source.collect(), sends: [.value([1, 2]), .completed]) {
            source.send(1)
            source.send(2)
            source.complete()
        }
    }

    @Test func withoutAValueTheArrayIsEmpty() {
        expect(Producer<Int, Mishap>.empty().collect(), sends: [.value([]), .completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.collect(), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }
}
