import Testing

@testable import Catalogue

@Suite struct SpellingTests {
    private let spelling = Spelling(texts: ["An Introduction to Logic", "Introduction to Music", "基础音乐", "Physics"])

    @Test(
        arguments: [
            ("introductoin", "introduction"), ("Logik", "logic"), ("fysics", "physics"),
            ("an introdction to musik", "an introduction to music"),
            ("intro", nil), ("music", nil), ("xyzzy", nil), ("logi", nil), ("基础", nil), ("lgc", nil), ("", nil),
            ("musci introductoin", "music introduction"), ("Musik 基础", "music 基础"),
        ] as [(String, String?)])
    func unknownWordsAreReplacedByTheMostSimilarOnes(_ text: String, _ correction: String?) {
        // Of a short word one letter may differ, of a longer one two.
        #expect(spelling.correction(of: text) == correction)
    }

    @Test func theDistanceIsThatOfTheDefinition() {
        let alphabet = Array("ab")
        let words = (0..<31).map { number -> [Character] in
            var (rest, word) = (number + 1, [Character]())
            while rest > 1 {
                word.append(alphabet[rest % 2])
                rest /= 2
            }
            return word
        }
        for a in words {
            for b in words {
                #expect(Spelling.distance(a, b, atMost: 10) == slowDistance(a[...], b[...]))
            }
        }
    }

    /// The recursive definition.
    private func slowDistance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
        guard let (x, y) = a.last.flatMap({ x in b.last.map { (x, $0) } }) else { return max(a.count, b.count) }
        var best = min(
            slowDistance(a.dropLast(), b) + 1, slowDistance(a, b.dropLast()) + 1,
            slowDistance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
        if let beforeX = a.dropLast().last, let beforeY = b.dropLast().last, x == beforeY, beforeX == y {
            best = min(best, slowDistance(a.dropLast(2), b.dropLast(2)) + 1)
        }
        return best
    }
}
