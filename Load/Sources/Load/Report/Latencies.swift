/// Exact percentiles: all times are kept.
struct Latencies {
    private let sorted: [Int]

    /// - Parameter nanoseconds: in any order.
    init(_ nanoseconds: [Int]) { sorted = nanoseconds.sorted() }

    var count: Int { sorted.count }

    /// The smallest time that `percent` % of all times do not exceed (nearest rank), in milliseconds.
    func percentile(_ percent: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        // Integer arithmetic: 99.9 % of 1,000 is exactly 999.
        let rank = (Int((percent * 10).rounded()) * sorted.count + 999) / 1000
        return Double(sorted[max(0, rank - 1)]) / 1e6
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}
