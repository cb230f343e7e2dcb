import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CompactMapTests {
    @Test func aValueThatBecomesNilIsDropped() throws {
        try marbles { m in m.expect(m.hot("-1-x-3-").compactMap { Int($0) }).toBe("-1---3-", values: digits) }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").compactMap { Int($0) }).toBe("-#") }
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-|").compactMap { Int($0) }).toBe("-|") }
    }
}
