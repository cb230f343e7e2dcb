import BinderyStreams
import Testing

@Suite struct DistinctTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsPassedOnOnce() {
        expect(source.distinct(), sends: [.value(1), .value(2), .value(3)]) {
            for value in [1, 2, 1, 3, 2] { source.send(value) }
        }
    }

    @Test func aKeyDecides() {
        expect(source.distinct(by: { $0 % 10 }), sends: [.value(1), .value(2)]) {
            for value in [1, 11, 2, 21] { source.send(value) }
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.distinct(), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().distinct(), sends: [.completed])
    }

    @Test func eachObserverHasItsOwnKnownValues() {
        let distinct = Producer<Int, Never>.of(1, 1).distinct()
        expect(distinct, sends: [.value(1), .completed])
        expect(distinct, sends: [.value(1), .completed])
    }
}
