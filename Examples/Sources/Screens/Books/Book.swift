public import BinderyView

/// A book as the service has found it.
public struct Book: Identifiable, Equatable, Sendable {
    public let id: Int
    /// With what was searched for marked, as in the subtitle.
    public let title: [TextPiece]
    /// Empty if it has none.
    public let subtitle: [TextPiece]
    public let author: [TextPiece]
    /// The year in which it appeared, negative before Christ; nil if that is not known.
    public let year: Int?
    /// The path of the picture of its cover.
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

/// The library that the catalogue service searches.
public protocol BookService: AnyObject, Sendable {
    /// The books that match a text, the best first.
    ///
    /// - Parameter index: of the first of them: how many are known.
    func books(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Book>
}
