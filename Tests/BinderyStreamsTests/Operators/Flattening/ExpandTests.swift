import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ExpandTests {
    @Test func eachValueIsPassedOnAndTreatedLikewise() {
        let doubled = Producer<Int, Mishap>.just(1).expand { value in
            Producer<Int, Mishap>.just(value * 2).take(value < 16 ? 1 : 0)
        }
        expect(doubled, sends: [.value(1), .value(2), .value(4), .value(8), .value(16), .completed])
    }

    @Test func innerSignalsRunConcurrently() throws {
        try marbles { m in
            let inner = ["a": m.cold("---b|"), "c": m.cold("---d|"), "b": m.cold("|"), "d": m.cold("|")]
            m.expect(m.hot("-ac----").expand { inner[$0]! }).toBe("-ac-bd-")
        }
    }

    @Test func withALimitValuesWaitForTheirTurn() throws {
        try marbles { m in
            let inner = ["a": m.cold("--c--|"), "b": m.cold("--|"), "c": m.cold("--|")]
            m.expect(m.hot("-ab-|").expand(maxConcurrent: 1) { inner[$0]! }).toBe("-a----b-c-|")
            m.expectSubscriptions(inner["a"]!).toBe("-^----!")
            m.expectSubscriptions(inner["b"]!).toBe("------^-!")
        }
    }

    @Test func itCompletesWithTheLastOfThem() throws {
        try marbles { m in
            let inner = ["a": m.cold("---b--|"), "b": m.cold("-|")]
            m.expect(m.hot("-a|").expand { inner[$0]! }).toBe("-a--b--|")
        }
    }

    @Test func aFailureOfAnyIsPassedOnAndTheOthersAreDisposedOf() throws {
        try marbles { m in
            let outer = m.hot("-a-----b")
            m.expect(outer.expand { _ in m.cold("--#") }).toBe("-a-#")
            m.expectSubscriptions(outer).toBe("^--!")
        }
    }

    @Test func whatIsSentAtOnceIsTreatedInTheOrderOfSending() {
        let tree = Producer<Int, Never>.just(1).expand { value in
            Producer<Int, Never>.of(value * 10, value * 10 + 1).take(value < 10 ? 2 : 0)
        }
        expect(tree, sends: [.value(1), .value(10), .value(11), .completed])
        let deeper = Producer<Int, Never>.just(1).expand { value in
            Producer<Int, Never>.of(value * 2, value * 2 + 1).take(value < 4 ? 2 : 0)
        }
        expect(deeper, sends: (1...7).map { .value($0) } + [.completed])
    }

    @Test func disposalFromInsideAValueEndsIt() {
        expect(
            Producer<Int, Never>.just(1).expand { Producer<Int, Never>.just($0 + 1) }.take(3),
            sends: [.value(1), .value(2), .value(3), .completed])
    }

    @Test func aDepthOfAHundredThousandNeedsNoStack() {
        let last = onSmallStack {
            var last = 0
            let deep = Producer<Int, Never>.just(1).expand { Producer<Int, Never>.just($0 + 1) }.take(100_000)
            _ = deep.observe { last = $0 }
            return last
        }
        #expect(last == 100_000)
    }
}
