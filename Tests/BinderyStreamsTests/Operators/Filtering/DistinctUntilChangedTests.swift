import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DistinctUntilChangedTests {
    @Test func theFirstValueAndThoseThatDifferArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-aabba").distinctUntilChanged()).toBe("-a-b-a") }
    }

    @Test func aValueIsComparedWithTheLastDeliveredByTheGivenEquality() throws {
        try marbles { m in
            let source = m.hot("-1-2-3-4-6-7", values: digits)
            m.expect(source.distinctUntilChanged(by: { abs($0 - $1) < 3 })).toBe("-1-----4---7", values: digits)
        }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let values = ["n": nil, "1": 1]
            m.expect(m.hot("-nn1n|", values: values).distinctUntilChanged()).toBe("-n-1n|", values: values)
        }
    }

    @Test func eachObserverHasItsOwnLastValue() throws {
        try marbles { m in
            let distinct = m.hot("-a-a-").distinctUntilChanged()
            m.expect(distinct).toBe("-a---")
            m.expect(distinct, unsubscribedAt: "--^").toBe("---a-")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").distinctUntilChanged()).toBe("-#") }
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-|").distinctUntilChanged()).toBe("-|") }
    }
}
