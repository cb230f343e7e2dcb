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

extension Book {
    /// The book outside the search that has found it.
    var unmarked: Book {
        Book(
            id: id, title: title.map { TextPiece($0.text) }, subtitle: subtitle.map { TextPiece($0.text) },
            author: author.map { TextPiece($0.text) }, year: year, cover: cover)
    }

    /// The book among others of its author.
    var withoutAuthor: Book {
        Book(id: id, title: title, subtitle: subtitle, author: [], year: year, cover: cover)
    }
}

public protocol BookService: AnyObject, Sendable {
    /// Returns the books that match a text, the best first, from the result with the index on.
    func books(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Book>

    /// Returns a book and others, or throws `.notFound` for an unknown id.
    func book(_ id: Book.ID) async throws(ServiceFailure) -> BookDetails
}

/// A book, with others. No text in them is marked.
public struct BookDetails: Equatable, Sendable {
    public let book: Book
    /// Other books of the author, the oldest first.
    public let byAuthor: [Book]
    /// Books of other authors from about the same time, the oldest first.
    public let ofTime: [Book]

    public init(book: Book, byAuthor: [Book], ofTime: [Book]) {
        self.book = book
        self.byAuthor = byAuthor
        self.ofTime = ofTime
    }
}
