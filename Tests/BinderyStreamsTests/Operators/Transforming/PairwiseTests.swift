import BinderyStreams
import Testing

@Suite struct PairwiseTests {
    private let source = Source<Int, Mishap>()

    @Test func eachValueComesWithTheOneBeforeAndTheFirstNotAtAll() {
        expect(source.pairwise().map { [$0.previous, $0.current] }, sends: [.value([1, 2]), .value([2, 3])]) {
            for value in 1...3 { source.send(value) }
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.pairwise().map { $0.current }, sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).pairwise().map { $0.current }, sends: [.completed])
    }

    @Test func nilIsAValueLikeAnyOther() {
        let pairs = Producer<Int?, Never>.of(nil, nil, 1).pairwise().map { [$0.previous, $0.current] }
        expect(pairs, sends: [.value([nil, nil]), .value([nil, 1]), .completed])
    }

    @Test func aValueThatComesInsideADeliveryIsPairedWithTheOneDelivered() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.pairwise().observe { [unowned wire] pair in
            seen.append([pair.previous, pair.current])
            if pair.current == 2 { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [2, 3], [3, 4]])
        observation.dispose()
    }
}
