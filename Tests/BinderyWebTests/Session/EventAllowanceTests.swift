import Testing

@testable import BinderyWeb

@Suite struct EventAllowanceTests {
    @Test func afterTheBurstEventsComeAtTheirRate() {
        var allowance = EventAllowance(perSecond: 10, burst: 3)
        var (now, times) = (Int64(0), [Int64]())
        for _ in 0..<6 {
            times.append(now / 1_000_000)
            now += allowance.take(at: now)
        }
        #expect(times == [0, 0, 0, 100, 200, 300])
    }

    @Test func aRestFillsItUpAgainAndNoFurther() {
        var allowance = EventAllowance(perSecond: 10, burst: 3)
        var now = Int64(0)
        for _ in 0..<10 { now += allowance.take(at: now) }
        now += 3_600_000_000_000
        #expect((0..<3).map { _ in allowance.take(at: now) == 0 } == [true, true, false])
    }

    /// Whoever waits as told has never had more than the burst and what the rate allows, in no stretch of time.
    @Test(arguments: [1, 2, 7, 100]) func nobodyGetsMore(_ burst: Int) {
        var allowance = EventAllowance(perSecond: 50, burst: burst)
        var now = Int64(0)
        var taken: [Int64] = []
        for step in 0..<400 {
            if step % 37 == 0 { now += Int64(step) * 3_000_000 }
            taken.append(now)
            now += allowance.take(at: now)
        }
        for first in taken.indices {
            for last in first..<taken.count {
                let allowed = Int64(burst) + (taken[last] - taken[first]) / 20_000_000
                #expect(Int64(last - first + 1) <= allowed)
            }
        }
    }
}
