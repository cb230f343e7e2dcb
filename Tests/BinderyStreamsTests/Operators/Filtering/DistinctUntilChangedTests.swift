import BinderyStreams
import Testing

@Suite struct DistinctUntilChangedTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValueAndThoseThatDifferArePassedOn() {
        expect(source.distinctUntilChanged(), sends: [.value(1), .value(2), .value(1)]) {
            for value in [1, 1, 2, 2, 1] { source.send(value) }
        }
    }

    @Test func aValueIsComparedWithTheLastDeliveredByTheGivenEquality() {
        expect(source.distinctUntilChanged(by: { abs($0 - $1) < 3 }), sends: [.value(1), .value(4), .value(7)]) {
            for value in [1, 2, 3, 4, 6, 7] { source.send(value) }
        }
    }

    @Test func nilIsAValueLikeAnyOther() {
        let values: [Int?] = [nil, nil, 1, nil]
        expect(
            Producer<Int?, Never>.from(values).distinctUntilChanged(),
            sends: [.value(nil), .value(1), .value(nil), .completed])
    }

    @Test func eachObserverHasItsOwnLastValue() {
        let distinct = source.distinctUntilChanged()
        expect(distinct, sends: [.value(1)]) { source.send(1) }
        expect(distinct, sends: [.value(1)]) { source.send(1) }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.distinctUntilChanged(), sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func completionIsPassedOn() {
        expect(source.distinctUntilChanged(), sends: [.completed]) { source.complete() }
    }
}
