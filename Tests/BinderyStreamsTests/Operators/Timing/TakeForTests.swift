import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeForTests {
    @Test func afterTheTimeItCompletes() throws {
        try marbles { m in
            let letters = m.hot("-a---b-")
            m.expect(letters.take(for: m.time("---|"))).toBe("-a-|")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test(arguments: ["-a#", "-a|"]) func failureAndCompletionArePassedOn(source: String) throws {
        try marbles { m in m.expect(m.hot(source).take(for: m.time("----|"))).toBe(source) }
    }
}
