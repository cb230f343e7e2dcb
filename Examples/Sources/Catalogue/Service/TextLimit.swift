/// A limit of a text's length: in visible characters, and in bytes, since a character may have any number of them.
struct TextLimit: Sendable {
    let characters: ClosedRange<Int>

    /// An average of 16 bytes for each character, more than any real text needs.
    var bytes: Int { characters.upperBound * 16 }

    /// Returns the requirement that a text misses, as the end of a sentence; `nil` if it misses none.
    func requirement(missedBy text: String) -> String? {
        // Bytes are counted in constant time, so they come first.
        if text.utf8.count > bytes { return "must have at most \(bytes) bytes" }
        if characters.contains(text.count) { return nil }
        let lower = characters.lowerBound
        return "must have \(lower == 0 ? "at most" : "\(lower) to") \(characters.upperBound) characters"
    }
}

extension String {
    /// Whether the text has control characters: a NUL, at which SQLite would end a text, a line feed, an escape.
    var hasControlCharacters: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
