import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipTests {
    @Test func theFirstValuesAreLeftOut() throws {
        try marbles { m in m.expect(m.hot("-a-b-c-d-").skip(2)).toBe("-----c-d-") }
    }

    @Test(arguments: [0, -1]) func noneToSkipPassesAllOn(count: Int) throws {
        try marbles { m in m.expect(m.hot("-a-b-|").skip(count)).toBe("-a-b-|") }
    }

    @Test(arguments: [("-a-#", "---#"), ("-a-|", "---|")])
    func aFailureAndCompletionArePassedOn(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).skip(2)).toBe(result) }
    }

    @Test func eachObserverCountsFromTheStart() throws {
        try marbles { m in
            let rest = m.cold("-a-b-|").skip(1)
            m.expect(rest).toBe("---b-|")
            m.expect(rest, unsubscribedAt: "--^").toBe("-----b-|")
        }
    }
}
