import BinderyStreams
import Testing

@Suite struct MaxTests {
    private let source = Source<Int, Mishap>()

    @Test func theLargestValueIsSentOnCompletion() {
        expect(source.max(), sends: [.value(3), .completed]) {
            for value in [2, 3, 1] { source.send(value) }
            source.complete()
        }
    }

    @Test func aGivenOrderDecidesAndTheFirstOfEqualValuesIsSent() {
        let words = Producer<String, Never>.of("one", "three", "seven")
        expect(words.max(by: { $0.count < $1.count }), sends: [.value("three"), .completed])
    }

    @Test func withoutAValueThereIsNone() {
        expect(Producer<Int, Mishap>.empty().max(), sends: [.completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.max(), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }
}
