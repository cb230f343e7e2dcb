/// A throttle for the log of a repeated event: it is logged, then not for a while, then with the number of occurrences.
struct LogThrottle {
    static let silence: Duration = .seconds(10)

    private var lastLogged: ContinuousClock.Instant?
    private var unlogged = 0

    /// Returns how often the event has occurred since it was last logged; nil if it is not logged now.
    mutating func happened(at now: ContinuousClock.Instant) -> Int? {
        unlogged += 1
        if let lastLogged, now - lastLogged < Self.silence { return nil }
        lastLogged = now
        defer { unlogged = 0 }
        return unlogged
    }
}
