internal import Foundation

/// A searchable token of a text: a word, or one Chinese character.
///
/// Chinese has no spaces between words, so a Chinese word of any length matches as consecutive characters.
struct SearchToken: Equatable {
    /// The token in lower case, without accents, at half width: "Éa" and "ｅａ" are "ea".
    let text: String
    let range: Range<String.Index>
    let isIdeograph: Bool

    static func tokens(of text: String) -> [SearchToken] {
        var tokens: [SearchToken] = []
        var word = text.startIndex..<text.startIndex
        func finishWord() {
            guard !word.isEmpty else { return }
            tokens.append(SearchToken(text: folded(text[word]), range: word, isIdeograph: false))
        }
        for index in text.indices {
            let next = text.index(after: index)
            let character = text[index]
            if character.isIdeograph {
                finishWord()
                tokens.append(SearchToken(text: folded(text[index..<next]), range: index..<next, isIdeograph: true))
                word = next..<next
            } else if character.isLetter || character.isNumber {
                word = word.lowerBound..<next
            } else {
                finishWord()
                word = next..<next
            }
        }
        finishWord()
        return tokens
    }

    private static func folded(_ text: Substring) -> String {
        String(text).folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

extension Character {
    /// Whether the script has no spaces between words: Chinese characters and kana.
    fileprivate var isIdeograph: Bool {
        let scalar = unicodeScalars[unicodeScalars.startIndex]
        return scalar.properties.isIdeographic || (0x3040...0x30ff).contains(scalar.value)
    }
}
