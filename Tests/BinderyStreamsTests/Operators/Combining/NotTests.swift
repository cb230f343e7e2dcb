import BinderyStreams
import BinderyTesting
import Testing

@Suite struct NotTests {
    @Test func trueBecomesFalseAndFalseTrue() throws {
        try marbles { m in m.expect(m.hot("-t-f-|", values: truth).not()).toBe("-f-t-|", values: truth) }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#", values: truth).not()).toBe("-#") }
    }
}
