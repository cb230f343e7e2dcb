internal import Hummingbird

/// The routes `GET /books`, a full-text search, and `GET /covers/{id}.svg`, the covers.
struct Books {
    /// Delays that are long enough to make the busy state visible.
    static let times = ["GET /books": Duration.milliseconds(300)]

    let table: BookTable

    private struct Payload: ResponseEncodable {
        let items: [BookPayload]
        let total: Int
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
            return Payload(items: found.books.map { BookPayload($0, query: query) }, total: found.total)
        }
        router.get("covers/{id}.svg") { _, context in
            guard let id = context.parameters.get("id", as: Int.self), let book = try await table.book(id) else {
                throw ErrorResponse.unknownBook
            }
            return Drawing(svg: CoverDrawing(of: book).svg)
        }
    }
}

extension ErrorResponse {
    static let unknownBook = ErrorResponse(
        status: .notFound, code: "unknown_book", message: "No book has this id.")
}
