import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PairwiseTests {
    @Test func eachValueComesWithTheOneBeforeAndTheFirstNotAtAll() throws {
        try marbles { m in
            m.expect(m.hot("-a-b-c-").pairwise()).toBe("---x-y-", values: ["x": ("a", "b"), "y": ("b", "c")])
        }
    }

    @Test(arguments: [("-a-#", "---#"), ("-a-|", "---|")])
    func aFailureAndCompletionArePassedOn(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).pairwise().map { $0.current }).toBe(result) }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let pairs = m.hot("-nn1|", values: ["n": nil, "1": 1]).pairwise()
            m.expect(pairs.map { [$0.previous, $0.current] })
                .toBe("--xy|", values: ["x": [nil, nil], "y": [nil, 1]])
        }
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
