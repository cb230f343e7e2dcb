import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CollectTests {
    @Test func theValuesComeAsOneArrayOnCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-|").collect()).toBe("-----(x|)", values: ["x": ["a", "b"]]) }
    }

    @Test func withoutAValueTheArrayIsEmpty() throws {
        try marbles { m in m.expect(m.hot("--|").collect()).toBe("--(x|)", values: ["x": []]) }
    }

    @Test func aFailureIsPassedOnAlone() throws {
        try marbles { m in m.expect(m.hot("-a-#").collect()).toBe("---#") }
    }
}
