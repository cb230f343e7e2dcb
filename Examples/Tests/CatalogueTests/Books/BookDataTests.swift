import Testing

@testable import Catalogue

@Suite struct BookDataTests {
    @Test func everyBookIsComplete() {
        #expect(BookData.all.count >= 300)
        #expect(BookData.all.map(\.id) == Array(1...BookData.all.count))
        for book in BookData.all {
            #expect(!book.title.isEmpty && !book.subtitle.isEmpty && !book.author.isEmpty, "\(book)")
            #expect((1...2026).contains(book.year), "\(book)")
        }
        #expect(Set(BookData.all.map { "\($0.title) \($0.author)" }).count == BookData.all.count)
    }

    @Test func atLeastThirtyTitlesHaveWhatTheChineseScreenBeginsWith() {
        #expect(BookData.all.count { $0.title.contains("基础") } >= 30)
    }

    @Test(arguments: [
        ("几何基础", ["几何基础"]), ("Emma", ["Emma"]),
        ("An Introduction to Mathematics", ["An", "Introduction", "to", "Mathematics"]),
        ("", []), ("半导体器件的物理与工艺基础教程", ["半导体器件的", "物理与工艺基", "础教程"]),
        (
            "One two three four five six seven eight nine ten eleven",
            ["One two", "three four", "five six", "seven eight", "nine ten …"]
        ),
    ])
    func aTitleIsCutIntoLines(title: String, lines: [String]) {
        #expect(CoverDrawing.lines(of: title) == lines)
    }
}
