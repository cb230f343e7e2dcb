/// How many codes are tried for a phone: ten in five minutes. A code that is right ends the count.
///
/// Four digits are ten thousand codes: at this rate they take three and a half days.
struct GuessLimit {
    static let guesses = 10
    static let window = Duration.seconds(300)
    /// How many phones are remembered: strangers may name any number of them.
    static let phones = 10_000

    private struct Count {
        var guesses: Int
        let end: Duration
    }

    private var counts: [String: Count] = [:]

    /// A code is about to be tried: counted before the answer is known, since many may be tried at once.
    ///
    /// - Returns: whether it may be.
    mutating func tried(_ phone: String, at time: Duration) -> Bool {
        var count = counts[phone].flatMap { time < $0.end ? $0 : nil } ?? Count(guesses: 0, end: time + Self.window)
        guard count.guesses < Self.guesses else { return false }
        if counts.count >= Self.phones, counts[phone] == nil { makeRoom(at: time) }
        count.guesses += 1
        counts[phone] = count
        return true
    }

    /// The code was right.
    mutating func succeeded(_ phone: String) { counts[phone] = nil }

    private mutating func makeRoom(at time: Duration) {
        counts = counts.filter { time < $0.value.end }
        guard counts.count >= Self.phones, let oldest = counts.min(by: { $0.value.end < $1.value.end }) else { return }
        counts[oldest.key] = nil
    }
}
