internal import Foundation
internal import Hummingbird

/// The routes `GET /posts`, a search of posts, and `GET /avatars/posts/{id}.svg`, their authors.
struct Posts {
    /// Delays that are long enough to make the busy state visible.
    static let times = ["GET /posts": Duration.milliseconds(300)]

    let table: PostTable
    let dates: PostDates
    let now: @Sendable () -> Date

    private struct Payload: ResponseEncodable {
        struct Item: Encodable {
            let id: Int
            let user: String
            let text: String
            let textPieces: [TextPiece]
            let avatar: String
            /// In ISO 8601, in UTC, to the second.
            let createdAt: String
        }

        let items: [Item]
        let total: Int
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("posts") { request, _ in
            guard let text = try request.text("q", atMost: SearchLimits.query),
                !text.allSatisfy(\.isWhitespace)
            else {
                throw ErrorResponse.invalidParameter("q", "is missing or blank; give the text to search for")
            }
            let limit = try request.integer("limit", in: SearchLimits.items) ?? SearchLimits.defaultItems
            let offset = try request.integer("offset", in: SearchLimits.offsets) ?? 0
            let query = SearchQuery(text)
            let found = try await table.posts(matching: query, limit: limit, offset: offset)
            let now = now()
            return Payload(items: found.posts.map { item($0, query: query, at: now) }, total: found.total)
        }
        router.get("avatars/posts/{id}.svg") { _, context in
            guard let id = context.parameters.get("id", as: Int.self), let post = try await table.post(id) else {
                throw ErrorResponse.unknownPost
            }
            return Drawing(svg: AvatarDrawing(of: post.user, key: "user").svg)
        }
    }

    private func item(_ post: Post, query: SearchQuery, at now: Date) -> Payload.Item {
        Payload.Item(
            id: post.id, user: post.user, text: post.text, textPieces: TextPiece.pieces(of: post.text, matching: query),
            avatar: "/avatars/posts/\(post.id).svg",
            createdAt: dates.date(of: post, at: now).formatted(.iso8601))
    }
}

extension ErrorResponse {
    static let unknownPost = ErrorResponse(
        status: .notFound, code: "unknown_post", message: "No post has this id.")
}
