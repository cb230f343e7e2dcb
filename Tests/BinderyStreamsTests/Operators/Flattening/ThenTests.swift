import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThenTests {
    @Test func theValuesOfTheFirstAreDroppedAndTheNextFollowsItsCompletion() throws {
        try marbles { m in
            let first = m.hot("-1-|", values: digits), next = m.cold("--a-|")
            m.expect(first.then(next)).toBe("-----a-|")
            m.expectSubscriptions(first).toBe("^--!")
            m.expectSubscriptions(next).toBe("---^---!")
        }
    }

    @Test func aFailureOfTheFirstIsPassedOnAndTheNextNotObserved() throws {
        try marbles { m in
            let next = m.cold("--a-|")
            m.expect(m.hot("-1-#", values: digits).then(next)).toBe("---#")
            m.expectSubscriptions(next).toBe([])
        }
    }

    @Test func aFailureOfTheNextIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|", values: digits).then(m.cold("-#"))).toBe("---#") }
    }
}
