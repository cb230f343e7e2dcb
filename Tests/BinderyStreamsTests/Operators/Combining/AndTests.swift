import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AndTests {
    @Test func itIsTrueWhenBothAre() throws {
        try marbles { m in
            let a = m.hot("          -t---f---", values: truth)
            let b = m.hot("          ---t---f-", values: truth)
            m.expect(a.and(b)).toBe("---t-f-f-", values: truth)
        }
    }

    @Test func failureAndCompletionArePassedOn() throws {
        try marbles { m in
            let a = m.hot("-------t", values: truth)
            m.expect(a.and(m.hot("---#", values: truth))).toBe("---#")
            m.expectSubscriptions(a).toBe("^--!")
            let yes = m.hot("-t-|", values: truth)
            m.expect(yes.and(yes)).toBe("-t-|", values: truth)
        }
    }
}
