import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IsEmptyTests {
    @Test func aValueDisposesOfUpstreamAndAnswersFalse() throws {
        try marbles { m in
            let source = m.hot("-a-b-|")
            m.expect(source.isEmpty()).toBe("-(f|)", values: truth)
            m.expectSubscriptions(source).toBe("^!")
        }
        let source = Source<Int, Mishap>()
        #expect(observers(of: source, atEachEventOf: source.isEmpty()) { source.send(1) } == [0, 0])
    }

    @Test func completionWithoutAValueAnswersTrue() throws {
        try marbles { m in m.expect(m.hot("--|").isEmpty()).toBe("--(t|)", values: truth) }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--#").isEmpty()).toBe("--#") }
    }
}
