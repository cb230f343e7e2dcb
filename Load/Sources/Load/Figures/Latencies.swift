/// Exact percentiles: every single time is kept.
struct Latencies {
    private let sorted: [Int]

    /// - Parameter nanoseconds: in any order.
    init(_ nanoseconds: [Int]) { sorted = nanoseconds.sorted() }

    var count: Int { sorted.count }

    /// The smallest time that so many percent of all do not exceed (nearest rank), in milliseconds.
    func percentile(_ percent: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        // In whole numbers: 99.9 % of 1,000 is 999, and not a little more.
        let rank = (Int((percent * 10).rounded()) * sorted.count + 999) / 1000
        return Double(sorted[max(0, rank - 1)]) / 1e6
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}
