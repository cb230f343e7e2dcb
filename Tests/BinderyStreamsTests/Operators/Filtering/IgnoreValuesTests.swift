import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IgnoreValuesTests {
    @Test func aValueIsDropped() throws {
        try marbles { m in m.expect(m.hot("-a-b-").ignoreValues()).toBe("-----") }
    }

    @Test(arguments: [("-a-#", "---#"), ("-a-|", "---|")])
    func aFailureAndCompletionArePassedOn(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).ignoreValues()).toBe(result) }
    }

    @Test func theEndAloneCombinesWithASignalOfOtherValues() throws {
        try marbles { m in
            let end = m.hot("-1-#", values: digits).ignoreValues(as: String.self)
            m.expect(end.merge(with: m.hot("--a|"))).toBe("--a#")
        }
    }
}
