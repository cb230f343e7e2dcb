/// A search query: words, all of which must occur, in any order.
///
/// A word of letters matches words that begin with it. Text without spaces in between matches as written: "基础", "C语言",
/// "well-known".
struct SearchQuery: Equatable {
    /// The tokens of each word.
    private let phrases: [[SearchToken]]

    /// Whether the query has no words, as for "?!".
    var isEmpty: Bool { phrases.isEmpty }

    init(_ text: String) {
        phrases = text.split(whereSeparator: \.isWhitespace).map { SearchToken.tokens(of: String($0)) }
            .filter { !$0.isEmpty }
    }

    /// The query in the syntax of FTS5, for a table of ``indexed(_:)`` texts. Tokens have neither quotes nor operators.
    var pattern: String {
        phrases.map { phrase in
            "\"\(phrase.map(\.text).joined(separator: " "))\"" + (phrase.last!.isIdeograph ? "" : "*")
        }
        .joined(separator: " AND ")
    }

    /// Returns a text as the table stores it, so that SQLite's tokenizer finds our tokens.
    static func indexed(_ text: String) -> String {
        SearchToken.tokens(of: text).map(\.text).joined(separator: " ")
    }

    /// Returns the ranges of matching whole words in a text, in order and without overlaps.
    func matches(in text: String) -> [Range<String.Index>] {
        let tokens = SearchToken.tokens(of: text)
        var ranges: [Range<String.Index>] = []
        for start in tokens.indices {
            let longest = phrases.filter { isFound($0, in: tokens[start...]) }.map(\.count).max()
            guard let longest else { continue }
            let range = tokens[start].range.lowerBound..<tokens[start + longest - 1].range.upperBound
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func isFound(_ phrase: [SearchToken], in tokens: ArraySlice<SearchToken>) -> Bool {
        guard phrase.count <= tokens.count else { return false }
        return zip(phrase, tokens).enumerated().allSatisfy { index, pair in
            let (wanted, found) = pair
            return wanted.text == found.text
                || index == phrase.count - 1 && !wanted.isIdeograph && found.text.hasPrefix(wanted.text)
        }
    }
}
