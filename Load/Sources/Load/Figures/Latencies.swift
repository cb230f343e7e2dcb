/// Exact percentiles: every single time is kept.
struct Latencies {
    private let sorted: [Int]

    /// - Parameter nanoseconds: in any order.
    init(_ nanoseconds: [Int]) { sorted = nanoseconds.sorted() }

    var count: Int { sorted.count }

    /// The smallest time that so many percent of all do not exceed (nearest rank), in milliseconds.
    func percentile(_ percent: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        let rank = Int((percent / 100 * Double(sorted.count)).rounded(.up))
        return Double(sorted[max(0, rank - 1)]) / 1e6
    }
}

extension [Double] {
    var median: Double { sorted()[count / 2] }
}
