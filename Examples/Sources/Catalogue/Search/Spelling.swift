/// Corrects a query that finds nothing by the words of the searched texts.
struct Spelling: Sendable {
    private static let shortest = 4

    /// The words with at least four letters, and how often each occurs.
    private let words: [String: Int]

    init(texts: some Sequence<String>) {
        var words: [String: Int] = [:]
        for text in texts {
            for token in SearchToken.tokens(of: text) where Self.isWord(token) { words[token.text, default: 0] += 1 }
        }
        self.words = words
    }

    private static func isWord(_ token: SearchToken) -> Bool { !token.isIdeograph && token.text.count >= shortest }

    /// Returns the text with each unknown word replaced by the most similar known one; nil if all are known, or if
    /// none is similar.
    func correction(of text: String) -> String? {
        var corrected = text
        for token in SearchToken.tokens(of: text).reversed() where Self.isWord(token) && !isKnown(token.text) {
            guard let word = mostSimilar(to: token.text) else { return nil }
            corrected.replaceSubrange(token.range, with: word)
        }
        return corrected == text ? nil : corrected
    }

    /// Words are found by their beginnings.
    private func isKnown(_ word: String) -> Bool { words[word] != nil || words.keys.contains { $0.hasPrefix(word) } }

    /// Of words that are equally similar, the most frequent one; of these, the first in the alphabet.
    private func mostSimilar(to word: String) -> String? {
        let letters = Array(word)
        let limit = letters.count < 6 ? 1 : 2
        return words.lazy
            .map { (word: $0.key, count: $0.value, distance: Self.distance(letters, Array($0.key), atMost: limit)) }
            .filter { $0.distance <= limit }
            .min { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }?
            .word
    }

    /// Returns the number of letters to insert, remove, replace, or swap with the next one; more than `limit` if it is
    /// larger.
    ///
    /// Optimal string alignment, by three rows of the table of Wagner and Fischer.
    static func distance(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int {
        if abs(a.count - b.count) > limit { return limit + 1 }
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast: [Int] = [], last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, beforeLast[j - 2] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
