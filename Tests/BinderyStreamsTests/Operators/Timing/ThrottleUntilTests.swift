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

    @Test func aLeadingValueDropsTheOlderOneThatAWaitHasLeft() {
        let source = Subject<Int, Never>()
        var waits: [Subject<Int, Never>] = []
        var got: [Int] = []
        let observation = source.throttle { _ -> Subject<Int, Never> in
            waits.append(Subject())
            return waits.last!
        }.observe { got.append($0) }
        source.send(1)
        source.send(2)
        waits[0].complete()
        source.send(3)
        waits[1].send(0)
        #expect(got == [1, 3])
        observation.dispose()
    }
}
