/// How long a text may be: in characters, as a person counts them, and in bytes, since a character may have any number
/// of them.
struct TextLimit: Sendable {
    let characters: ClosedRange<Int>

    /// Enough for the longest emoji on average, which no text has.
    var bytes: Int { characters.upperBound * 16 }

    /// What a text must be, as the end of a sentence; `nil` if it is.
    func requirement(missedBy text: String) -> String? {
        // The bytes first: they are counted without looking at them.
        if text.utf8.count > bytes { return "must have at most \(bytes) bytes" }
        if characters.contains(text.count) { return nil }
        let lower = characters.lowerBound
        return "must have \(lower == 0 ? "at most" : "\(lower) to") \(characters.upperBound) characters"
    }
}

extension String {
    /// Whether it has characters that no key types: a NUL, at which SQLite would end a text, a line feed, an escape.
    var hasControlCharacters: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
