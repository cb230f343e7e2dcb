import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MeasureIntervalTests {
    @Test func eachValueComesWithTheTimeSinceTheOneBefore() throws {
        try marbles { m in
            m.expect(m.hot("---a-b|").measureInterval())
                .toBe("---x-y|", values: ["x": ("a", .milliseconds(3)), "y": ("b", .milliseconds(2))])
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").measureInterval()).toBe("-#") }
    }
}
