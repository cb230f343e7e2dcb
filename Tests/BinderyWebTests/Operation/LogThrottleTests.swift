import Testing

@testable import BinderyWeb

@Suite struct LogThrottleTests {
    @Test func itIsSaidAtOnceAndThenHowOftenItHasHappenedMeanwhile() {
        var repetition = LogThrottle()
        let start = ContinuousClock.now
        #expect(repetition.happened(at: start) == 1)
        for second in 1...9 { #expect(repetition.happened(at: start + .seconds(second)) == nil) }
        #expect(repetition.happened(at: start + .seconds(10)) == 10)
        #expect(repetition.happened(at: start + .seconds(11)) == nil)
        #expect(repetition.happened(at: start + .seconds(60)) == 2)
    }
}
