import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

@Suite struct HighlightedTextTests {
    @Test func followsItsPieces() throws {
        let pieces = MutableProperty([TextPiece("Basic "), TextPiece("Logic", isMarked: true)])
        let app = HeadlessApp { HighlightedText(pieces).style(.headline).color(.secondary).id("title") }
        #expect(try app.find("title").text == "Basic Logic")
        #expect(try app.find("title").marks == ["Logic"])
        #expect(app.tree == #"text #title "Basic Logic" (marked: "Logic")"#)
        pieces.value = [
            TextPiece("逻辑"), TextPiece("基础", isMarked: true), TextPiece("与"), TextPiece("基础", isMarked: true),
        ]
        #expect(try app.find("title").text == "逻辑基础与基础")
        #expect(try app.find("title").marks == ["基础", "基础"])
        #expect(try app.find("title").node.kind == .text(.headline, .secondary))
    }

    @Test func theMarksOfARowAreThoseOfItsTexts() throws {
        let app = HeadlessApp {
            Column {
                HighlightedText([TextPiece]("Book of Books", marking: ["book"]))
                Text("plain")
                HighlightedText([TextPiece]("a book", marking: ["book"]))
            }
            .id("row")
        }
        #expect(try app.find("row").marks == ["Book", "Book", "book"])
    }

    @Test(arguments: [
        ("", ["a"], ""), ("nothing", [], "nothing"), ("nothing", [""], "nothing"), ("Logic", ["logic"], "[Logic]"),
        ("aXbxc", ["x"], "a[X]b[x]c"), ("abab", ["ab"], "[abab]"), ("to today", ["to", "today"], "[to] [today]"),
        ("today", ["to", "day"], "[today]"), ("ÄPFEL und äpfel", ["äpfel"], "[ÄPFEL] und [äpfel]"),
        ("线性代数基础", ["基础"], "线性代数[基础]"), ("e\u{301}t\u{e9}", ["\u{e9}"], "[e\u{301}]t[\u{e9}]"),
        ("👩‍👩‍👧 family", ["👩"], "👩‍👩‍👧 family"), ("aaa", ["aa"], "[aa]a"),
    ])
    func everyOccurrenceOfATermIsMarked(text: String, terms: [String], expected: String) {
        let pieces = [TextPiece](text, marking: terms)
        #expect(pieces.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined() == expected)
        #expect(pieces.text == text)
    }

    @Test func piecesAreNeverEmptyAndNeverTwoOfAKind() {
        var random = SplitMix(seed: 17)
        for _ in 0..<500 {
            let text = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in "abA ".randomElement(using: &random)! })
            let terms = (0..<3).map { _ in String("ab a".shuffled(using: &random).prefix(Int.random(in: 0...3))) }
            let pieces = [TextPiece](text, marking: terms)
            #expect(pieces.text == text)
            #expect(pieces.allSatisfy { !$0.text.isEmpty })
            #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.isMarked != $1.isMarked }, "\(text) \(terms)")
        }
    }
}
