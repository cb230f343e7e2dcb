/// What users have done, and what of it was lost.
struct Deeds: Equatable, Sendable {
    /// The characters that were typed, and how many of them are missing in their fields and lists.
    var typed = 0
    var missing = 0
    /// The taps that a page accepted, and those of them that a counter counts.
    var tapped = 0
    var counted = 0
    /// Of those: taps that were undone after the page was told that they were stored, and taps that were done twice.
    var undone = 0
    var repeated = 0

    static func += (sum: inout Deeds, other: Deeds) {
        sum.typed += other.typed
        sum.missing += other.missing
        sum.tapped += other.tapped
        sum.counted += other.counted
        sum.undone += other.undone
        sum.repeated += other.repeated
    }
}

extension String {
    /// How many of its characters another text does not have, in their order.
    func missing(in other: String?) -> Int {
        Array(unicodeScalars).difference(from: Array((other ?? "").unicodeScalars)).insertions.count
    }
}
