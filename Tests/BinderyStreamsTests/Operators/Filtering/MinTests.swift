import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MinTests {
    @Test func theSmallestValueIsSentOnCompletion() throws {
        try marbles { m in m.expect(m.hot("-b-a-c-|").min()).toBe("-------(a|)") }
    }

    @Test func aGivenOrderDecidesAndTheFirstOfEqualValuesIsSent() throws {
        try marbles { m in
            let words = ["1": "one", "2": "two", "3": "three"]
            m.expect(m.hot("-3-1-2-|", values: words).min(by: { $0.count < $1.count }))
                .toBe("-------(1|)", values: words)
        }
    }

    @Test func withoutAValueThereIsNone() throws {
        try marbles { m in m.expect(m.hot("--|").min()).toBe("--|") }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").min()).toBe("---#") }
    }
}
