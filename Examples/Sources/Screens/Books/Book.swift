public import BinderyView
public import ShowcaseModels

/// A book in a search result.
public struct Book: Identifiable, Equatable, Sendable {
    public let id: Int
    /// The title with the matches marked, as in the subtitle.
    public let title: [TextPiece]
    /// Empty if the book has none.
    public let subtitle: [TextPiece]
    public let author: [TextPiece]
    /// The year of publication, negative before Christ; nil if it is unknown.
    public let year: Int?
    /// The path of the cover.
    public let cover: String

    public init(id: Int, title: [TextPiece], subtitle: [TextPiece], author: [TextPiece], year: Int?, cover: String) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.author = author
        self.year = year
        self.cover = cover
    }
}

public protocol BookService: AnyObject, Sendable {
    /// Returns the books that match a text, the best first, from the result with the index on.
    func books(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Book>
}
