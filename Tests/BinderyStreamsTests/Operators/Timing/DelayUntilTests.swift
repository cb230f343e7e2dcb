import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DelayUntilTests {
    @Test func eachValueWaitsForASignalOfItsOwn() throws {
        try marbles { m in
            let source = m.hot("-5--1------|", values: ["5": 5, "1": 1])
            let result = source.delay { Producer<Int, MarbleError>.timer(after: .milliseconds($0)) }
            m.expect(result).toBe("-----15----|", values: ["5": 5, "1": 1])
        }
    }

    @Test func onlyTheFirstValueOfTheWaitCounts() throws {
        try marbles { m in
            let wait = m.cold("--x-y")
            m.expect(m.hot("-a------|").delay { _ in wait }).toBe("---a----|")
            m.expectSubscriptions(wait).toBe("-^-!")
        }
    }

    @Test func completionWaitsForTheValues() throws {
        try marbles { m in m.expect(m.hot("-a|").delay { _ in m.cold("---x") }).toBe("----(a|)") }
    }

    @Test func aValueWhoseWaitCompletesIsDropped() throws {
        try marbles { m in m.expect(m.hot("-a|").delay { _ in m.cold("---|") }).toBe("----|") }
    }

    @Test func aFailureOfEitherComesAtOnce() throws {
        try marbles { m in
            m.expect(m.hot("-a-#").delay { _ in m.cold("-----x") }).toBe("---#")
            m.expect(m.hot("-a-----|").delay { _ in m.cold("--#") }).toBe("---#")
        }
    }
}
