import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ConcatMapTests {
    @Test func theSignalsRunOneAfterTheOther() throws {
        try marbles { m in
            let inner = ["a": m.cold("--1-|"), "b": m.hot("---2---3-")]
            m.expect(m.hot("-ab------").concatMap { inner[$0]! }).toBe("---1---3-")
            m.expectSubscriptions(inner["a"]!).toBe("-^---!")
            m.expectSubscriptions(inner["b"]!).toBe("-----^")
        }
    }

    @Test func aSignalIsMadeWhenItsTurnComes() throws {
        try marbles { m in
            let made = MutableProperty("")
            let signals = m.hot("-ab---").concatMap { letter in
                made.value += letter
                return m.cold("---|")
            }
            m.expect(signals).toBe("------")
            m.expect(made).toBe("n1--2-", values: ["n": "", "1": "a", "2": "ab"])
        }
    }

    @Test func completionWaitsForTheLastSignal() throws {
        try marbles { m in
            let inner = ["a": m.cold("----|"), "b": m.cold("-2-|")]
            m.expect(m.hot("-ab|").concatMap { inner[$0]! }).toBe("------2-|")
            m.expect(m.hot("--|").concatMap { inner[$0]! }).toBe("--|")
        }
    }

    @Test func aFailureOfEitherIsPassedOnAndDropsWhatWaits() throws {
        try marbles { m in
            let outer = m.hot("-ab----c")
            let inner = ["a": m.cold("---#"), "b": m.cold("--1"), "c": m.cold("-----1")]
            m.expect(outer.concatMap { inner[$0]! }).toBe("----#")
            m.expectSubscriptions(outer).toBe("^---!")
            m.expectSubscriptions(inner["b"]!).toBe([])
            m.expect(m.hot("-c-#").concatMap { inner[$0]! }).toBe("---#")
            m.expectSubscriptions(inner["c"]!).toBe("-^-!")
        }
    }

    @Test func orderIsKeptWhateverEndsAtOnce() {
        let numbers = Producer<Int, Mishap>.of(1, 2, 3).concatMap { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(numbers, sends: [1, 10, 2, 20, 3, 30].map { .value($0) } + [.completed])
    }

    @Test func aHundredThousandThatWaitedNeedNoStack() {
        let sum = onSmallStack {
            let start = Subject<Int, Never>()
            var sum = 0
            let signals = Producer<Int, Never>.range(0..<100_001).concatMap { number in
                number == 0 ? start.eraseToAnySignal() : Producer<Int, Never>.just(1).eraseToAnySignal()
            }
            let observation = signals.observe { sum += $0 }
            start.complete()
            observation.dispose()
            return sum
        }
        #expect(sum == 100_000)
    }
}
