import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DebounceUntilTests {
    @Test func theLastValueComesWhenItsWaitEnds() throws {
        try marbles { m in
            let source = m.hot("-a--bc-----d--|")
            let wait = m.cold("--x-y|")
            m.expect(source.debounce { _ in wait }).toBe("---a---c-----d|")
            m.expectSubscriptions(wait).toBe("-^-!", "----^!", "-----^-!", "-----------^-!")
        }
    }

    @Test func eachValueChoosesItsWait() throws {
        try marbles { m in
            let source = m.hot("-1------3-------|", values: ["1": 1, "3": 3])
            let result = source.debounce { Producer<Int, MarbleError>.timer(after: .milliseconds($0)) }
            m.expect(result).toBe("--1--------3----|", values: ["1": 1, "3": 3])
        }
    }

    @Test func theKeptValueComesBeforeCompletion() throws {
        try marbles { m in
            m.expect(m.hot("-a-|").debounce { _ in m.cold("-----x") }).toBe("---(a|)")
        }
    }

    @Test func aValueWhoseWaitCompletesStaysKept() throws {
        try marbles { m in
            m.expect(m.hot("-a------|").debounce { _ in m.cold("--|") }).toBe("--------(a|)")
        }
    }

    @Test func aFailureOfEitherComesAtOnce() throws {
        try marbles { m in
            m.expect(m.hot("-a-#").debounce { _ in m.cold("-----x") }).toBe("---#")
            m.expect(m.hot("-a-----|").debounce { _ in m.cold("--#") }).toBe("---#")
        }
    }

    @Test func disposalEndsTheWait() throws {
        try marbles { m in
            let wait = m.cold("-----x")
            m.expect(m.hot("-a--------").debounce { _ in wait }, unsubscribedAt: "---!").toBe("-")
            m.expectSubscriptions(wait).toBe("-^-!")
        }
    }
}
