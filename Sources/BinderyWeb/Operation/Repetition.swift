/// A throttle for the log of a repeated event: it is logged, then not for a while, then with the number of occurrences.
struct Repetition {
    static let silence: Duration = .seconds(10)

    private var lastSaid: ContinuousClock.Instant?
    private var unsaid = 0

    /// Returns how often the event has occurred since it was last logged; nil if it is not logged now.
    mutating func happened(at now: ContinuousClock.Instant) -> Int? {
        unsaid += 1
        if let lastSaid, now - lastSaid < Self.silence { return nil }
        lastSaid = now
        defer { unsaid = 0 }
        return unsaid
    }
}
