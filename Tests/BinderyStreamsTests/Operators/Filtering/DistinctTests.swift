import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DistinctTests {
    @Test func aValueIsPassedOnOnce() throws {
        try marbles { m in m.expect(m.hot("-a-b-a-c-b-").distinct()).toBe("-a-b---c---") }
    }

    @Test func aKeyDecides() throws {
        try marbles { m in m.expect(m.hot("-a-A-b-B-").distinct(by: { $0.lowercased() })).toBe("-a---b---") }
    }

    @Test(arguments: ["-#", "-|"]) func aFailureAndCompletionArePassedOn(end: String) throws {
        try marbles { m in m.expect(m.hot(end).distinct()).toBe(end) }
    }

    @Test func eachObserverHasItsOwnKnownValues() throws {
        try marbles { m in
            let distinct = m.cold("-a-a-|").distinct()
            m.expect(distinct).toBe("-a---|")
            m.expect(distinct, unsubscribedAt: "--^").toBe("---a---|")
        }
    }

    @Test func aTriggerMakesItForget() throws {
        try marbles { m in
            let source = m.hot("                                                       -a-b-A---A-a---a-|")
            let trigger = m.hot("                                                      -------x-----|")
            m.expect(source.distinct(by: { $0.lowercased() }, resetOn: trigger)).toBe("-a-b-----A-------|")
        }
    }

    @Test func theEndDisposesOfTheTrigger() throws {
        try marbles { m in
            let trigger = m.hot("------x")
            m.expect(m.hot("--|").distinct(by: { $0 }, resetOn: trigger)).toBe("--|")
            m.expectSubscriptions(trigger).toBe("^-!")
        }
    }

    @Test func aFailureOfTheTriggerDisposesOfTheSignal() throws {
        try marbles { m in
            let source = m.hot("------a")
            m.expect(source.distinct(by: { $0 }, resetOn: m.hot("--#"))).toBe("--#")
            m.expectSubscriptions(source).toBe("^-!")
        }
    }

    @Test func aTriggerThatCannotFailNeedsNoPromotion() throws {
        try marbles { m in
            let clicks = m.hot("--x-", failure: Never.self)
            m.expect(m.hot("-a-a").distinct(by: { $0 }, resetOn: clicks)).toBe("-a-a")
            m.expect(m.hot("aa--", failure: Never.self).distinct(by: { $0 }, resetOn: clicks)).toBe("a---")
        }
    }
}
