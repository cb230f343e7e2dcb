internal import BinderySynchronization

/// A limit on the rate of a page's events: a token bucket (the generic cell rate algorithm, ITU-T I.371). It belongs to
/// the page, so a new connection does not begin with a full bucket.
struct RateLimiter: ~Copyable, Sendable {
    /// When the bucket will be full again. The page's last connection takes tokens; one that is being replaced may do
    /// so at the same time, and then a token is counted once for both.
    private let full = Atomic<Int64>(.min)

    /// Takes a token and returns the time to wait before the next event, 0 while tokens remain. `now` and the result
    /// are in nanoseconds, `now` since a fixed moment; `perSecond` is the rate, `burst` the size of the bucket.
    func take(at now: Int64, perSecond: Int, burst: Int) -> Int64 {
        let interval = 1_000_000_000 / Int64(max(perSecond, 1))
        let full = max(full.load(ordering: .relaxed), now) + interval
        self.full.store(full, ordering: .relaxed)
        return max(full - now - interval * Int64(max(burst, 1) - 1), 0)
    }

    /// Counts an answer as one event for each 16 KB: a short event may cause a long answer.
    func charge(_ bytes: Int, at now: Int64, perSecond: Int) {
        let events = Int64(bytes >> 14)
        if events == 0 { return }
        let interval = 1_000_000_000 / Int64(max(perSecond, 1))
        full.store(max(full.load(ordering: .relaxed), now) + events * interval, ordering: .relaxed)
    }
}
