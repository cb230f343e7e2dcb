import BinderyStreams
import BinderyTesting
import Testing

@Suite struct OrTests {
    @Test func itIsTrueWhenOneIs() throws {
        try marbles { m in
            let a = m.hot("         -t-------f-", values: truth)
            let b = m.hot("         ---f-t-f---", values: truth)
            m.expect(a.or(b)).toBe("---t-t-t-f-", values: truth)
        }
    }

    @Test func failureAndCompletionArePassedOn() throws {
        try marbles { m in
            let a = m.hot("-------t", values: truth)
            m.expect(a.or(m.hot("---#", values: truth))).toBe("---#")
            m.expectSubscriptions(a).toBe("^--!")
            let yes = m.hot("-t-|", values: truth)
            m.expect(yes.or(yes)).toBe("-t-|", values: truth)
        }
    }
}
