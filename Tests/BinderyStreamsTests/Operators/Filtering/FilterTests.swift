import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FilterTests {
    @Test func aValueIsPassedOnIfItIsIncluded() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-0-3-", values: digits).filter { $0 > 1 }).toBe("---2---3-", values: digits)
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").filter { _ in false }).toBe("-#") }
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-|").filter { _ in false }).toBe("-|") }
    }
}
