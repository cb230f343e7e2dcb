import BinderyStreams
import BinderyTesting
import Testing

@Suite struct LastTests {
    @Test func theLastValueIsSentOnCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-|").last()).toBe("-----(b|)") }
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() throws {
        try marbles { m in
            m.expect(m.hot("--|").last()).toBe("--|")
            m.expect(m.hot("--|").last(orFailWith: "none")).toBe("--#", error: "none")
            m.expect(m.hot("-a|").last(orFailWith: "none")).toBe("--(a|)")
        }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").last()).toBe("---#") }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let values = ["n": nil, "1": 1]
            m.expect(m.hot("-1n|", values: values).last()).toBe("---(n|)", values: values)
        }
    }
}
