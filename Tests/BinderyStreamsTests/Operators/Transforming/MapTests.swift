import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MapTests {
    @Test func aValueIsTransformed() throws {
        try marbles { m in m.expect(m.hot("-a-b-").map { $0.uppercased() }).toBe("-A-B-") }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").map { $0.uppercased() }).toBe("-#") }
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-|").map { $0.uppercased() }).toBe("-|") }
    }

    @Test func aKeyPathIsATransformToo() throws {
        try marbles { m in
            m.expect(m.hot("-a-|", values: ["a": "four"]).map(\.count)).toBe("-4-|", values: digits)
        }
    }
}
