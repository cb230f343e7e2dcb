public import BinderyView
public import ShowcaseModels

public struct BookRow: Identifiable, Equatable {
    public let id: Int
    public let title: [TextPiece]
    public let subtitle: [TextPiece]
    public let author: [TextPiece]
    public let year: Int?
    public let cover: String

    public init(_ book: Book) {
        id = book.id
        title = book.title
        subtitle = book.subtitle
        author = book.author
        year = book.year
        cover = book.cover
    }

    /// Returns the author and the year: "Plato · 380 BC", with the matches in the name marked.
    public func credits(in language: Language) -> [TextPiece] {
        let year = year.map { $0 < 0 ? Phrase.yearBeforeChrist.text(in: language).filling("\(-$0)") : "\($0)" }
        guard let year else { return author }
        return author + [TextPiece(author.isEmpty ? year : " · \(year)")]
    }
}
