import Testing

@testable import Catalogue

@Suite struct SearchQueryTests {
    @Test(arguments: [
        ("introduction", #""introduction"*"#), ("基础", #""基 础""#), ("  Intro   基础 ", #""intro"* AND "基 础""#),
        ("C语言", #""c 语 言""#), ("well-known", #""well known"*"#), ("a OR b", #""a"* AND "or"* AND "b"*"#),
        (#"" NEAR( *) title:^x"#, #""near"* AND "title x"*"#), ("?!", ""),
    ])
    func aQueryIsAPatternOfPhrases(text: String, pattern: String) {
        let query = SearchQuery(text)
        #expect(query.pattern == pattern)
        #expect(query.isEmpty == pattern.isEmpty)
    }

    @Test(arguments: [
        ("intro", "An Introduction to Logic", "An [Introduction] to Logic"), ("基础", "数学基础的基础", "数学[基础]的[基础]"),
        ("基", "基础", "[基]础"), ("to logic", "Introduction to Logic", "Introduction [to] [Logic]"),
        ("基础 础教", "基础教程", "[基础教]程"), ("logic-of", "Logic of logic", "[Logic of] logic"),
        ("éa", "Ea ea's", "[Ea] [ea]'s"), ("tion", "Introduction", "Introduction"), ("?", "What?", "What?"),
        ("x", "", ""),
    ])
    func whatWasFoundIsMarked(query: String, text: String, marked: String) {
        let pieces = TextPiece.pieces(of: text, matching: SearchQuery(query))
        #expect(pieces.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() == marked)
    }

    @Test func thePiecesAreTheText() {
        var random = SplitMix64(state: 1)
        for _ in 1...2_000 {
            let text = randomText(length: 24, using: &random)
            let pieces = TextPiece.pieces(of: text, matching: SearchQuery(randomText(length: 4, using: &random)))
            #expect(pieces.map(\.text).joined() == text)
            #expect(pieces.allSatisfy { !$0.text.isEmpty })
            #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.isMatch != $1.isMatch })
        }
    }
}

/// Few different letters, so that queries have results.
func randomText(length: Int, using random: inout SplitMix64) -> String {
    (0..<random.next(below: length + 1)).map { _ in random.element(of: ["a", "b", "É", "基", "础", " ", "-", "\""]) }
        .joined()
}
