import BinderyStreams
import Testing

@Suite struct MinTests {
    private let source = Source<Int, Mishap>()

    @Test func theSmallestValueIsSentOnCompletion() {
        expect(source.min(), sends: [.value(1), .completed]) {
            for value in [2, 1, 3] { source.send(value) }
            source.complete()
        }
    }

    @Test func aGivenOrderDecidesAndTheFirstOfEqualValuesIsSent() {
        let words = Producer<String, Never>.of("three", "one", "two")
        expect(words.min(by: { $0.count < $1.count }), sends: [.value("one"), .completed])
    }

    @Test func withoutAValueThereIsNone() {
        expect(Producer<Int, Mishap>.empty().min(), sends: [.completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.min(), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }
}
