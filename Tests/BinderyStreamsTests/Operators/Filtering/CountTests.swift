import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CountTests {
    @Test(arguments: [("-a-b-|", "-----(2|)"), ("-----|", "-----(0|)")])
    func theNumberOfValuesIsSentOnCompletion(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).count()).toBe(result, values: digits) }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").count()).toBe("---#") }
    }
}
