import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrottleUntilTests {
    @Test func theFirstValueComesAtOnceAndTheLatestAtTheEndOfTheWait() throws {
        try marbles { m in
            let wait = m.cold("---x")
            m.expect(m.hot("-abc------d----|").throttle { _ in wait }).toBe("-a--c-----d----|")
            m.expectSubscriptions(wait).toBe("-^--!", "----^--!", "----------^--!")
        }
    }

    @Test func withoutLatestValuesDuringTheWaitAreDropped() throws {
        try marbles { m in
            let result = m.hot("-abc------d----|").throttle(latest: false) { _ in m.cold("---x") }
            m.expect(result).toBe("-a--------d----|")
        }
    }

    @Test func withoutLeadingTheFirstValueWaits() throws {
        try marbles { m in
            let result = m.hot("-abc------d----|").throttle(leading: false) { _ in m.cold("---x") }
            m.expect(result).toBe("----c--------d-|")
        }
    }

    @Test func aValueWhoseWaitCompletesStaysKept() throws {
        try marbles { m in
            m.expect(m.hot("-ab----------|").throttle { _ in m.cold("---|") }).toBe("-a-----------|")
        }
    }

    @Test func completionWaitsForTheKeptValue() throws {
        try marbles { m in
            m.expect(m.hot("-ab|").throttle { _ in m.cold("-----x") }).toBe("-a----(b|)")
        }
    }

    @Test func aFailureOfEitherComesAtOnce() throws {
        try marbles { m in
            m.expect(m.hot("-ab#").throttle { _ in m.cold("-----x") }).toBe("-a-#")
            m.expect(m.hot("-ab-----|").throttle { _ in m.cold("--#") }).toBe("-a-#")
        }
    }

    @Test func disposalEndsTheWait() throws {
        try marbles { m in
            let wait = m.cold("-----x")
            m.expect(m.hot("-ab-------").throttle { _ in wait }, unsubscribedAt: "---!").toBe("-a")
            m.expectSubscriptions(wait).toBe("-^-!")
        }
    }

    @Test func aLeadingValueDropsTheOlderOneThatAWaitHasLeft() throws {
        try marbles { m in
            let waits = ["a": m.cold("---|"), "c": m.cold("---x")]
            m.expect(m.hot("-ab---c-----").throttle { waits[$0]! }).toBe("-a----c-----")
        }
    }
}
