internal import Hummingbird

/// The routes `GET /books`, a full-text search; `GET /books/{id}`, a book with others of its author and its time; and
/// `GET /covers/{id}.svg`, the covers.
struct Books {
    /// Delays that are long enough to make the busy state visible.
    static let times = ["GET /books": Duration.milliseconds(300), "GET /books/{id}": .milliseconds(300)]
    /// The maximum number of other books of the same author, or of the same time.
    static let others = 8

    let table: BookTable

    private struct Payload: ResponseEncodable {
        let items: [BookPayload]
        let total: Int
        /// Another query that finds something; nil unless this one finds nothing.
        let suggestion: String?
    }

    private struct Details: ResponseEncodable {
        let book: BookPayload
        let byAuthor: [BookPayload]
        let ofTime: [BookPayload]
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("books") { request, _ in
            let text = try request.text("q", atMost: SearchLimits.query) ?? ""
            let limit = try request.integer("limit", in: SearchLimits.items) ?? SearchLimits.defaultItems
            let offset = try request.integer("offset", in: SearchLimits.offsets) ?? 0
            let query = SearchQuery(text)
            let isBlank = text.allSatisfy(\.isWhitespace)
            let found =
                isBlank
                ? try await table.books(limit: limit, offset: offset)
                : try await table.books(matching: query, limit: limit, offset: offset)
            return Payload(
                items: found.books.map { BookPayload($0, query: query) }, total: found.total,
                suggestion: found.total == 0 ? try await suggestion(for: text) : nil)
        }
        router.get("books/{id}") { _, context in
            let book = try await book(in: context)
            return Details(
                book: BookPayload(book),
                byAuthor: try await table.books(bySameAuthorAs: book, limit: Self.others).map { BookPayload($0) },
                ofTime: try await table.books(closestInTimeTo: book, limit: Self.others).map { BookPayload($0) })
        }
        router.get("covers/{id}.svg") { _, context in
            Drawing(svg: CoverDrawing(of: try await book(in: context)).svg)
        }
    }

    private static let spelling = Spelling(texts: BookData.all.flatMap { [$0.title, $0.subtitle, $0.author] })

    private func suggestion(for text: String) async throws -> String? {
        guard let suggestion = Self.spelling.correction(of: text) else { return nil }
        let found = try await table.books(matching: SearchQuery(suggestion), limit: 1, offset: 0)
        return found.total > 0 ? suggestion : nil
    }

    /// Returns the book with the id in the path; throws an ``ErrorResponse`` for an unknown one.
    private func book(in context: CatalogueContext) async throws -> Book {
        guard let id = context.parameters.get("id", as: Int.self), let book = try await table.book(id) else {
            throw ErrorResponse.unknownBook
        }
        return book
    }
}

extension ErrorResponse {
    static let unknownBook = ErrorResponse(
        status: .notFound, code: "unknown_book", message: "No book has this id.")
}
