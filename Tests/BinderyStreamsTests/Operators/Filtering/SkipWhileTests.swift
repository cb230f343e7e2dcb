import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipWhileTests {
    @Test func valuesAreLeftOutUntilOneIsNotSkipped() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-3-1-", values: digits).skip(while: { $0 < 3 })).toBe("-----3-1-", values: digits)
        }
    }

    @Test func afterThatTheClosureIsNotAskedAnyMore() throws {
        var asked: [String] = []
        try marbles { m in
            let rest = m.hot("-a-b-c-").skip(while: { value in
                asked.append(value)
                return value == "a"
            })
            m.expect(rest).toBe("---b-c-")
        }
        #expect(asked == ["a", "b"])
    }

    @Test(arguments: [("-a-#", "---#"), ("-a-|", "---|")])
    func aFailureAndCompletionArePassedOn(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).skip(while: { _ in true })).toBe(result) }
    }
}
