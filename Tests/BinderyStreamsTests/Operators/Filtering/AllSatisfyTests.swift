import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AllSatisfyTests {
    @Test func aValueThatDoesNotSatisfyDisposesOfUpstreamAndAnswersFalse() throws {
        try marbles { m in
            let source = m.hot("-1-2-1-|", values: digits)
            m.expect(source.allSatisfy { $0 < 2 }).toBe("---(f|)", values: truth)
            m.expectSubscriptions(source).toBe("^--!")
        }
        let source = Source<Int, Mishap>()
        #expect(observers(of: source, atEachEventOf: source.allSatisfy { $0 < 2 }) { source.send(2) } == [0, 0])
    }

    @Test(arguments: ["-1-|", "---|"]) func completionBeforeThatAnswersTrue(source: String) throws {
        try marbles { m in
            m.expect(m.hot(source, values: digits).allSatisfy { $0 < 2 }).toBe("---(t|)", values: truth)
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").allSatisfy { _ in false }).toBe("-#") }
    }
}
