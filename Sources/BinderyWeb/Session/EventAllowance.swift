/// How many events may come: a bucket of tokens that fills steadily (the generic cell rate algorithm, ITU-T I.371).
struct EventAllowance {
    private let interval: Int64
    private let burst: Int64
    /// When the bucket will be full again.
    private var full: Int64 = 0

    init(perSecond: Int, burst: Int) {
        interval = 1_000_000_000 / Int64(max(perSecond, 1))
        self.burst = Int64(max(burst, 1))
    }

    /// Takes one, and gives how long to wait before the next: 0 as long as there are some left.
    ///
    /// - Parameter now: the time, in nanoseconds since some moment that stays the same.
    mutating func take(at now: Int64) -> Int64 {
        full = max(full, now) + interval
        return max(full - now - interval * (burst - 1), 0)
    }
}
