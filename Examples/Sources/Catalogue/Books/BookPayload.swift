struct BookPayload: Encodable {
    let id: Int
    let title: String
    let titlePieces: [TextPiece]
    let subtitle: String
    let subtitlePieces: [TextPiece]
    let author: String
    let authorPieces: [TextPiece]
    let year: Int
    let cover: String

    /// - Parameter query: the words that are marked.
    init(_ book: Book, query: SearchQuery = SearchQuery("")) {
        id = book.id
        title = book.title
        titlePieces = TextPiece.pieces(of: book.title, matching: query)
        subtitle = book.subtitle
        subtitlePieces = TextPiece.pieces(of: book.subtitle, matching: query)
        author = book.author
        authorPieces = TextPiece.pieces(of: book.author, matching: query)
        year = book.year
        cover = "/covers/\(book.id).svg"
    }
}
