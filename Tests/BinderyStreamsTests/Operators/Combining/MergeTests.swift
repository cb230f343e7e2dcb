import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeTests {
    private let b = Source<Int, Mishap>()

    @Test func valuesOfEitherArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a---c-").merge(with: m.hot("---b---"))).toBe("-a-b-c-") }
    }

    @Test func aFailureOfEitherIsPassedOnAndTheOtherIsDisposedOf() throws {
        try marbles { m in
            let a = m.hot("------a")
            m.expect(a.merge(with: m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(a).toBe("^--!")
        }
    }

    @Test func onlyTheLastCompletionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-|").merge(with: m.hot("---b-|"))).toBe("---b-|") }
    }

    @Test func severalAreMerged() throws {
        try marbles { m in
            m.expect(merge(m.hot("-a-----|"), m.hot("---b-----|"), m.hot("-----c--|"))).toBe("-a-b-c---|")
        }
    }

    @Test func noneAtAllCompletesAtOnce() {
        expect(merge([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func theSameSignalTwiceSendsTwice() throws {
        try marbles { m in
            let a = m.hot("-a-")
            m.expect(merge([a, a])).toBe("-(aa)")
        }
    }

    @Test func aFailureAtOnceLeavesTheOthersUnobserved() throws {
        try marbles { m in
            let b = m.hot("-b-|")
            m.expect(Producer<String, MarbleError>.fail("error").merge(with: b)).toBe("#")
            m.expectSubscriptions(b).toBe([])
        }
    }

    @Test func oneThatEndsIsReleasedAtOnce() {
        var released: [String] = []
        let short = Producer<Int, Mishap> { emitter in
            emitter.onDispose { released.append("producer") }
            emitter.complete()
        }
        _ = events(of: short.do(onDispose: { released.append("do") }).merge(with: b)) {
            #expect(released.sorted() == ["do", "producer"])
        }
        #expect(released.count == 2)
    }

    @Test func upToSixSignalsOfDifferentTypesMerge() {
        let source = Source<Int, Mishap>(), one = Producer<Int, Mishap>.just(1), two = Producer<Int, Mishap>.of(2, 3)
        let all = [
            AnySignal(merge(one, source)), AnySignal(merge(one, two, source)), AnySignal(merge(one, two, one, source)),
            AnySignal(merge(one, two, one, two, source)), AnySignal(merge(one, two, one, two, one, source)),
        ]
        let sums = all.map { signal in
            var sum = 0
            signal.observe(onValue: { sum += $0 }, onFailure: { _ in }).dispose()
            return sum
        }
        #expect(sums == [1, 6, 7, 12, 13])
        #expect(source.observations == 5)
        #expect(source.observers == 0)
    }
}
