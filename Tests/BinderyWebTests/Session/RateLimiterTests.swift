import Testing

@testable import BinderyWeb

@Suite struct RateLimiterTests {
    @Test func afterTheBurstEventsComeAtTheirRate() {
        let rateLimiter = RateLimiter()
        var (now, times) = (Int64(0), [Int64]())
        for _ in 0..<6 {
            times.append(now / 1_000_000)
            now += rateLimiter.take(at: now, perSecond: 10, burst: 3)
        }
        #expect(times == [0, 0, 0, 100, 200, 300])
    }

    @Test func aRestFillsItUpAgainAndNoFurther() {
        let rateLimiter = RateLimiter()
        var now = Int64(0)
        func take() -> Int64 { rateLimiter.take(at: now, perSecond: 10, burst: 3) }
        for _ in 0..<10 { now += take() }
        now += 3_600_000_000_000
        #expect((0..<3).map { _ in take() == 0 } == [true, true, false])
    }

    @Test func aLongAnswerCountsAsSeveralEvents() {
        let rateLimiter = RateLimiter()
        _ = rateLimiter.take(at: 0, perSecond: 10, burst: 3)
        rateLimiter.charge((1 << 14) - 1, at: 0, perSecond: 10)
        #expect(rateLimiter.take(at: 0, perSecond: 10, burst: 3) == 0)
        rateLimiter.charge(1 << 20, at: 0, perSecond: 10)
        #expect(rateLimiter.take(at: 0, perSecond: 10, burst: 3) == 6_500_000_000)
    }

    /// A page that observes the waits never exceeds the burst and the rate in any period.
    @Test(arguments: [1, 2, 7, 100]) func theRateIsNeverExceeded(_ burst: Int) {
        let rateLimiter = RateLimiter()
        var now = Int64(0)
        var taken: [Int64] = []
        for step in 0..<400 {
            if step % 37 == 0 { now += Int64(step) * 3_000_000 }
            taken.append(now)
            now += rateLimiter.take(at: now, perSecond: 50, burst: burst)
        }
        for first in taken.indices {
            for last in first..<taken.count {
                let allowed = Int64(burst) + (taken[last] - taken[first]) / 20_000_000
                #expect(Int64(last - first + 1) <= allowed)
            }
        }
    }
}
