internal import Foundation
internal import Hummingbird

/// `GET /goods`: second-hand goods, by pages or many at once; `GET /goods/{id}`: one of them; and `GET /avatars/goods/{id}.svg`: who
/// sells them.
struct Goods {
    /// The times that goods take in the article.
    static let times = ["GET /goods": Duration.milliseconds(750), "GET /goods/{id}": .milliseconds(750)]

    static let pageSize = 20
    static let pages = 20
    /// How many goods there are, and the most that one answer has.
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
            return GoodsList(ids: ids, page: page, pages: pages, likes: try await likes.likes(of: ids, by: person))
        }
        router.get("goods/{id}") { request, context in
            let id = try context.goodID()
            return GoodAnswer(GoodsGenerator.good(id), likes: try await likes.likes(of: id...id, by: request.person))
        }
        router.get("avatars/goods/{id}.svg") { _, context in
            Drawing(svg: GoodsGenerator.avatar(of: try context.goodID()).svg)
        }
    }
}

extension CatalogueContext {
    /// The good that the path names; throws an ``ErrorAnswer`` when there is none.
    func goodID() throws -> Int {
        guard let id = parameters.get("id", as: Int.self), (1...Goods.count).contains(id) else {
            throw ErrorAnswer.unknownGood
        }
        return id
    }
}

extension ErrorAnswer {
    static let unknownGood = ErrorAnswer(
        status: .notFound, code: "unknown_good", message: "No good has this id.")
}
