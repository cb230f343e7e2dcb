/// An age in its two largest units: "3 min 12 s ago". The smaller one is omitted if it is 0.
public struct AgeText: Equatable, Sendable {
    public let seconds: Int

    public init(seconds: Int) { self.seconds = seconds }

    private static let units: [(seconds: Int, phrase: Phrase)] = [
        (86_400, .days), (3600, .hours), (60, .minutes), (1, .seconds),
    ]

    public func text(in language: Language) -> String {
        let index = Self.units.firstIndex { seconds >= $0.seconds } ?? Self.units.count - 1
        let unit = Self.units[index]
        var parts = [unit.phrase.text(in: language).filling("\(seconds / unit.seconds)")]
        if index + 1 < Self.units.count {
            let next = Self.units[index + 1]
            let rest = seconds % unit.seconds / next.seconds
            if rest > 0 { parts.append(next.phrase.text(in: language).filling("\(rest)")) }
        }
        return Phrase.ageOfPost.text(in: language).filling(parts.joined(separator: " "))
    }
}
