import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ConcatTests {
    private let a = Source<Int, Mishap>()

    @Test func theSecondBeginsWhenTheFirstHasCompleted() throws {
        try marbles { m in
            let a = m.hot("-a---|"), b = m.hot("---x---b-|")
            m.expect(a.concat(with: b)).toBe("-a-----b-|")
            m.expectSubscriptions(a).toBe("^----!")
            m.expectSubscriptions(b).toBe("-----^---!")
        }
    }

    @Test func aFailureOfTheFirstIsPassedOnAndTheSecondNotObserved() throws {
        try marbles { m in
            let b = m.cold("-b-|")
            m.expect(m.hot("--#").concat(with: b)).toBe("--#")
            m.expectSubscriptions(b).toBe([])
        }
    }

    @Test func aFailureOfTheSecondIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|").concat(with: m.cold("-#"))).toBe("---#") }
    }

    @Test func theFirstIsReleasedBeforeTheSecondBegins() {
        let second = Producer<Int, Mishap> { [a] emitter in
            #expect(a.observers == 0)
            emitter.complete()
        }
        expect(a.concat(with: second), sends: [.completed]) { a.complete() }
    }

    // MARK: Several

    @Test func severalRunOneAfterTheOther() throws {
        try marbles { m in
            let a = m.cold("-a-|"), b = m.cold("--b|")
            m.expect(concat(a, b)).toBe("-a---b|")
            m.expectSubscriptions(a).toBe("^--!")
            m.expectSubscriptions(b).toBe("---^--!")
        }
    }

    @Test func aFailureOfOneLeavesTheRestUnobserved() throws {
        try marbles { m in
            let b = m.cold("-b-|")
            m.expect(concat([m.cold("--#"), b])).toBe("--#")
            m.expectSubscriptions(b).toBe([])
        }
    }

    @Test func noneAtAllCompletesAtOnce() {
        expect(concat([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func disposalInsideAValueLeavesTheRestUnobserved() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        let signals = (1...3).map { Producer<Int, Never>.just($0).eraseToAnySignal() }
        _ = concat(signals).take(until: stop).observe { value in
            seen.append(value)
            if value == 2 { stop.send() }
        }
        #expect(seen == [1, 2])
    }

    @Test func aHundredThousandThatEndAtOnceNeedNoStack() {
        let outcome = onSmallStack {
            var sum = 0, hasCompleted = false
            let one = Producer<Int, Never>.just(1).eraseToAnySignal()
            _ = concat(Array(repeating: one, count: 100_000))
                .observe(onValue: { sum += $0 }, onCompletion: { hasCompleted = true })
            return hasCompleted ? sum : 0
        }
        #expect(outcome == 100_000)
    }
}
