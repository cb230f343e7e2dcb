internal import Foundation
internal import Hummingbird

/// The routes `GET /posts`, a search of posts; `GET /posts/{id}`, a post with others of its user; and
/// `GET /avatars/posts/{id}.svg`, the users.
struct Posts {
    /// Delays that are long enough to make the busy state visible.
    static let times = ["GET /posts": Duration.milliseconds(300), "GET /posts/{id}": .milliseconds(300)]
    /// The maximum number of other posts of the same user.
    static let others = 10

    let table: PostTable
    let dates: PostDates
    let now: @Sendable () -> Date

    private struct Item: Encodable {
        let id: Int
        let user: String
        let text: String
        let textPieces: [TextPiece]
        let avatar: String
        /// In ISO 8601, in UTC, to the second.
        let createdAt: String
    }

    private struct Payload: ResponseEncodable {
        let items: [Item]
        let total: Int
        /// Another query that finds something; nil unless this one finds nothing.
        let suggestion: String?
    }

    private struct Details: ResponseEncodable {
        let post: Item
        let byUser: [Item]
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
            return Payload(
                items: found.posts.map { item($0, query: query, at: now) }, total: found.total,
                suggestion: found.total == 0 ? try await suggestion(for: text) : nil)
        }
        router.get("posts/{id}") { _, context in
            let post = try await post(in: context)
            let others = try await table.posts(bySameUserAs: post, limit: Self.others)
            let now = now()
            return Details(post: item(post, at: now), byUser: others.map { item($0, at: now) })
        }
        router.get("avatars/posts/{id}.svg") { _, context in
            Drawing(svg: AvatarDrawing(of: try await post(in: context).user, key: "user").svg)
        }
    }

    private static let spelling = Spelling(texts: PostsGenerator.posts().map(\.text))

    private func suggestion(for text: String) async throws -> String? {
        guard let suggestion = Self.spelling.correction(of: text) else { return nil }
        let found = try await table.posts(matching: SearchQuery(suggestion), limit: 1, offset: 0)
        return found.total > 0 ? suggestion : nil
    }

    /// Returns the post with the id in the path; throws an ``ErrorResponse`` for an unknown one.
    private func post(in context: CatalogueContext) async throws -> Post {
        guard let id = context.parameters.get("id", as: Int.self), let post = try await table.post(id) else {
            throw ErrorResponse.unknownPost
        }
        return post
    }

    /// - Parameter query: the words that are marked.
    private func item(_ post: Post, query: SearchQuery = SearchQuery(""), at now: Date) -> Item {
        Item(
            id: post.id, user: post.user, text: post.text, textPieces: TextPiece.pieces(of: post.text, matching: query),
            avatar: "/avatars/posts/\(post.id).svg",
            createdAt: dates.date(of: post, at: now).formatted(.iso8601))
    }
}

extension ErrorResponse {
    static let unknownPost = ErrorResponse(
        status: .notFound, code: "unknown_post", message: "No post has this id.")
}
