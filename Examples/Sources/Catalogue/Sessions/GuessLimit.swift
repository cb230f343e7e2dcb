/// A limit of guesses for a phone: ten codes in five minutes. A correct code resets the count.
///
/// At this rate the ten thousand codes of four digits take three and a half days.
struct GuessLimit {
    static let guesses = 10
    static let window = Duration.seconds(300)
    /// The maximum number of counted phones, since clients can send any number of them.
    static let phones = 10_000

    private struct Count {
        var guesses: Int
        let end: Duration
    }

    private var counts: [String: Count] = [:]

    /// Counts a try before its result is known, since many may run at the same time.
    ///
    /// - Returns: whether the code may be tried.
    mutating func tried(_ phone: String, at time: Duration) -> Bool {
        var count = counts[phone].flatMap { time < $0.end ? $0 : nil } ?? Count(guesses: 0, end: time + Self.window)
        guard count.guesses < Self.guesses else { return false }
        if counts.count >= Self.phones, counts[phone] == nil { makeRoom(at: time) }
        count.guesses += 1
        counts[phone] = count
        return true
    }

    mutating func succeeded(_ phone: String) { counts[phone] = nil }

    private mutating func makeRoom(at time: Duration) {
        counts = counts.filter { time < $0.value.end }
        guard counts.count >= Self.phones, let oldest = counts.min(by: { $0.value.end < $1.value.end }) else { return }
        counts[oldest.key] = nil
    }
}
