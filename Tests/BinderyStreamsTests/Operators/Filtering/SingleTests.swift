import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SingleTests {
    @Test func theOnlyValueIsSentOnCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-|").single()).toBe("---(a|)") }
    }

    @Test func aSecondValueDisposesOfUpstreamAndCompletesOrFails() throws {
        try marbles { m in
            let letters = m.hot("-a-b-c-|")
            m.expect(letters.single()).toBe("---|")
            m.expect(letters.single(orFailWith: "several")).toBe("---#", error: "several")
            m.expectSubscriptions(letters).toBe("^--!", "^--!")
        }
        let source = Source<Int, Mishap>()
        let counts = observers(of: source, atEachEventOf: source.single()) {
            for value in 1...2 { source.send(value) }
        }
        #expect(counts == [0])
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() throws {
        try marbles { m in
            m.expect(m.hot("--|").single()).toBe("--|")
            m.expect(m.hot("--|").single(orFailWith: "none")).toBe("--#", error: "none")
        }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").single(orFailWith: "none")).toBe("---#") }
    }

    @Test(arguments: [("-n-|", "---(n|)"), ("-nn|", "--|")])
    func nilIsAValueLikeAnyOther(source: String, result: String) throws {
        let values: [String: Int?] = ["n": nil]
        try marbles { m in m.expect(m.hot(source, values: values).single()).toBe(result, values: values) }
    }
}
