import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MaxTests {
    @Test func theLargestValueIsSentOnCompletion() throws {
        try marbles { m in m.expect(m.hot("-b-c-a-|").max()).toBe("-------(c|)") }
    }

    @Test func aGivenOrderDecidesAndTheFirstOfEqualValuesIsSent() throws {
        try marbles { m in
            let words = ["1": "one", "3": "three", "7": "seven"]
            m.expect(m.hot("-1-3-7-|", values: words).max(by: { $0.count < $1.count }))
                .toBe("-------(3|)", values: words)
        }
    }

    @Test func withoutAValueThereIsNone() throws {
        try marbles { m in m.expect(m.hot("--|").max()).toBe("--|") }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").max()).toBe("---#") }
    }
}
