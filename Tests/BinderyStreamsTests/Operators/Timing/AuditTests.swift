import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct AuditTests {
    private let time = VirtualScheduler()

    @Test func theLatestValueComesWhenTheWaitEnds() throws {
        try marbles { m in m.expect(m.hot("-a--b----").audit(for: m.time("----|"))).toBe("-----b---") }
    }

    @Test func eachWaitBeginsWithAValue() throws {
        try marbles { m in m.expect(m.hot("-a-----b---").audit(for: m.time("---|"))).toBe("----a-----b") }
    }

    @Test func completionIsPassedOnAtOnceIfNothingIsKept() throws {
        try marbles { m in m.expect(m.hot("--|").audit(for: m.time("---|"))).toBe("--|") }
    }

    @Test func completionWaitsForTheKeptValue() throws {
        try marbles { m in m.expect(m.hot("-a|").audit(for: m.time("---|"))).toBe("----(a|)") }
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() throws {
        try marbles { m in m.expect(m.hot("-a#").audit(for: m.time("---|"))).toBe("--#") }
    }

    @Test func anotherSignalMayEndTheWait() throws {
        try marbles { m in
            let span = m.cold("---x-x")
            m.expect(m.hot("-ab---c----").audit(until: { _ in span })).toBe("----b----c")
            m.expectSubscriptions(span).toBe("-^--!", "------^--!")
        }
    }

    @Test func completionOfTheDurationEndsTheWaitWithoutAValue() throws {
        try marbles { m in
            let spans = ["a": m.cold("--|"), "b": m.cold("--x")]
            m.expect(m.hot("-a---b---").audit { spans[$0]! }).toBe("-------b-")
        }
    }

    @Test func afterCompletionTheEndOfTheDurationIsTheEnd() throws {
        try marbles { m in m.expect(m.hot("-a|").audit { _ in m.cold("----|") }).toBe("-----|") }
    }

    @Test func aFailureOfTheDurationIsPassedOn() throws {
        try marbles { m in
            let source = m.hot("-a---b")
            m.expect(source.audit { _ in m.cold("--#") }).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func aDurationThatSendsAtOncePassesEachValueOn() {
        let numbers = Producer<Int, Never>.of(1, 2).audit { _ in Producer<Void, Never>.just(()) }
        expect(numbers, sends: [.value(1), .value(2), .completed])
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.audit(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advanceToEnd()
        #expect(time.now == .zero)
    }
}
