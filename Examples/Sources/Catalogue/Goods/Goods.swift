internal import Foundation
internal import Hummingbird

/// The routes `GET /goods`, by pages or many in one answer; `GET /goods/{id}`; `GET /goods/{id}/related`, those with
/// the same seller or place; and `GET /avatars/goods/{id}.svg`. Texts are in the language of the request.
struct Goods {
    /// The delays of the answers, as in the original article.
    static let times = [
        "GET /goods": Duration.milliseconds(750), "GET /goods/{id}": .milliseconds(750),
        "GET /goods/{id}/related": .milliseconds(500),
    ]

    static let pageSize = 20
    static let pages = 20
    /// The number of goods, and the maximum in one answer.
    static let count = 100_000

    let likes: LikeTable

    func add(to router: Router<CatalogueContext>) {
        router.get("goods") { request, _ in
            let person = try request.person
            let count = try request.integer("count", in: 1...Self.count)
            let pages = count == nil ? Self.pages : 1
            let page = try request.integer("page", in: 1...pages) ?? 1
            let first = (page - 1) * Self.pageSize + 1
            let ids = first...first + (count ?? Self.pageSize) - 1
            return GoodsList(
                ids: ids, page: page, pages: pages, likes: try await likes.likes(of: ids, by: person),
                language: request.goodsLanguage)
        }
        router.get("goods/{id}") { request, context in
            let id = try context.goodID()
            return GoodPayload(
                GoodsGenerator.good(id, in: request.goodsLanguage),
                likes: try await likes.likes(of: id...id, by: request.person))
        }
        router.get("goods/{id}/related") { request, context in
            let language = request.goodsLanguage
            let good = GoodsGenerator.good(try context.goodID(), in: language)
            let isRelated = try request.relation
            // Among the pages, which are what users see.
            let ids = (1...Self.pages * Self.pageSize).lazy
                .filter { $0 != good.id && isRelated(GoodsGenerator.good($0, in: language), good) }
                .prefix(Self.pageSize)
            return try await Self.payloads(of: ids, likes: likes, for: request)
        }
        router.get("pictures/goods/{id}.svg") { _, context in
            Drawing(svg: GoodsGenerator.picture(of: try context.goodID()).svg)
        }
        router.get("avatars/goods/{id}.svg") { _, context in
            Drawing(svg: GoodsGenerator.avatar(of: try context.goodID(), in: .chinese).svg)
        }
        router.get("avatars/goods/en/{id}.svg") { _, context in
            Drawing(svg: GoodsGenerator.avatar(of: try context.goodID(), in: .english).svg)
        }
    }

    /// Returns goods of the pages in the language of a request.
    static func payloads(
        of ids: some Sequence<Int>, likes: LikeTable, for request: Request
    ) async throws -> [GoodPayload] {
        let language = request.goodsLanguage
        let likes = try await likes.likes(of: 1...pages * pageSize, by: request.person)
        return ids.map { GoodPayload(GoodsGenerator.good($0, in: language), likes: likes) }
    }
}

extension CatalogueContext {
    /// Returns the id in the path; throws an ``ErrorResponse`` for an unknown one.
    func goodID() throws -> Int {
        guard let id = parameters.get("id", as: Int.self), (1...Goods.count).contains(id) else {
            throw ErrorResponse.unknownGood
        }
        return id
    }
}

extension Request {
    /// Chinese without `Accept-Language`, and if it begins with Chinese; otherwise English.
    var goodsLanguage: GoodsLanguage {
        headers[.acceptLanguage].map { $0.lowercased().hasPrefix("zh") ? .chinese : .english } ?? .chinese
    }

    /// Whether two goods have in common what is asked for.
    fileprivate var relation: (Good, Good) -> Bool {
        get throws {
            switch uri.queryParameters["by"] {
            case "seller": { $0.nickname == $1.nickname }
            case "location": { $0.location == $1.location }
            default: throw ErrorResponse.invalidField("by", "must be seller or location")
            }
        }
    }
}

extension ErrorResponse {
    static let unknownGood = ErrorResponse(
        status: .notFound, code: "unknown_good", message: "No good has this id.")
}
