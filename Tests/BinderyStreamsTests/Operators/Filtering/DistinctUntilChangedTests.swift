import BinderyStreams
import Testing

@Suite struct DistinctUntilChangedTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValueAndThoseThatDifferArePassedOn() {
        #expect(
            events(of: source.distinctUntilChanged()) {
                for value in [1, 1, 2, 2, 1] { source.send(value) }
            } == [.value(1), .value(2), .value(1)])
    }

    @Test func aValueIsComparedWithTheLastDeliveredByTheGivenEquality() {
        #expect(
            events(of: source.distinctUntilChanged(by: { abs($0 - $1) < 3 })) {
                for value in [1, 2, 3, 4, 6, 7] { source.send(value) }
            } == [.value(1), .value(4), .value(7)])
    }

    @Test func nilIsAValueLikeAnyOther() {
        let values: [Int?] = [nil, nil, 1, nil]
        #expect(
            events(of: Producer<Int?, Never>.from(values).distinctUntilChanged())
                == [.value(nil), .value(1), .value(nil), .completed])
    }

    @Test func eachObserverHasItsOwnLastValue() {
        let distinct = source.distinctUntilChanged()
        #expect(events(of: distinct) { source.send(1) } == [.value(1)])
        #expect(events(of: distinct) { source.send(1) } == [.value(1)])
    }

    @Test func aFailureIsPassedOn() {
        #expect(events(of: source.distinctUntilChanged()) { source.fail(.first) } == [.failed(.first)])
    }

    @Test func completionIsPassedOn() {
        #expect(events(of: source.distinctUntilChanged()) { source.complete() } == [.completed])
    }
}
