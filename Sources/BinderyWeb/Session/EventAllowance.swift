internal import Synchronization

/// How many events of a page may come: a bucket of tokens that fills steadily (the generic cell rate algorithm, ITU-T
/// I.371). It belongs to the page: a page that connects again does not begin with a full one.
struct EventAllowance: ~Copyable, Sendable {
    /// When the bucket will be full again. Only the page's last connection takes from it; one that is being replaced
    /// may do so at the same time, and then a token is counted once for both.
    private let full = Atomic<Int64>(.min)

    /// Takes one, and gives how long to wait before the next: 0 as long as there are some left.
    ///
    /// - Parameters:
    ///   - now: the time, in nanoseconds since some moment that stays the same.
    ///   - perSecond: how many come in.
    ///   - burst: how many there are at most.
    func take(at now: Int64, perSecond: Int, burst: Int) -> Int64 {
        let interval = 1_000_000_000 / Int64(max(perSecond, 1))
        let full = max(full.load(ordering: .relaxed), now) + interval
        self.full.store(full, ordering: .relaxed)
        return max(full - now - interval * Int64(max(burst, 1) - 1), 0)
    }

    /// Counts an answer as one event for each 16 KB: a short event may bring about a long answer.
    ///
    /// - Parameter bytes: the size of the answer.
    func charge(_ bytes: Int, at now: Int64, perSecond: Int) {
        let events = Int64(bytes >> 14)
        if events == 0 { return }
        let interval = 1_000_000_000 / Int64(max(perSecond, 1))
        full.store(max(full.load(ordering: .relaxed), now) + events * interval, ordering: .relaxed)
    }
}
