import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ReduceTests {
    @Test func theResultIsSentOnCompletion() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-|").reduce("0") { "(\($0)+\($1))" }).toBe("-----(x|)", values: ["x": "((0+1)+2)"])
        }
    }

    @Test func withoutAValueItIsTheInitialOne() throws {
        try marbles { m in m.expect(m.hot("--|", values: digits).reduce(7, +)).toBe("--(7|)", values: digits) }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-1-#", values: digits).reduce(0, +)).toBe("---#") }
    }

    @Test func withoutAnEndThereIsNoResult() throws {
        try marbles { m in m.expect(m.hot("-1-", values: digits).reduce(0, +)).toBe("---") }
    }
}
