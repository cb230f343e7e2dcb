/// Keeps the log readable while the same thing happens again and again: it is said, then not for a while, then how often it has happened meanwhile.
struct Repetition {
    static let silence: Duration = .seconds(10)

    private var lastSaid: ContinuousClock.Instant?
    private var unsaid = 0

    /// - Returns: how often it has happened since it was last said; `nil` if it is not to be said now.
    mutating func happened(at now: ContinuousClock.Instant) -> Int? {
        unsaid += 1
        if let lastSaid, now - lastSaid < Self.silence { return nil }
        lastSaid = now
        defer { unsaid = 0 }
        return unsaid
    }
}
