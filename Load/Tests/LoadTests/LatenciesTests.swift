import Testing

@testable import Load

struct LatenciesTests {
    @Test("A percentile is the smallest time that so many percent do not exceed")
    func percentiles() {
        let latencies = Latencies((1...1000).map { $0 * 1_000_000 }.shuffled())
        #expect(latencies.percentile(50) == 500)
        #expect(latencies.percentile(99) == 990)
        #expect(latencies.percentile(99.9) == 999)
        #expect(latencies.percentile(100) == 1000)
    }

    @Test("Of one time every percentile is that time")
    func single() {
        #expect(Latencies([2_000_000]).percentile(1) == 2)
        #expect(Latencies([2_000_000]).percentile(99) == 2)
    }
}
