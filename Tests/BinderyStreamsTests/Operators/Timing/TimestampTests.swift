import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimestampTests {
    @Test func eachValueComesWithItsInstant() throws {
        try marbles { m in
            m.expect(m.hot("---a-b|").timestamp())
                .toBe("---x-y|", values: ["x": ("a", .milliseconds(3)), "y": ("b", .milliseconds(5))])
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").timestamp()).toBe("-#") }
    }
}
