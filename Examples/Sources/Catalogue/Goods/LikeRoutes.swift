internal import Hummingbird

/// The routes `PUT` and `DELETE /goods/{id}/like`: whether the user likes the good.
struct LikeRoutes {
    /// The delays of the answers, as in the original article.
    static let times = [
        "PUT /goods/{id}/like": Duration.seconds(1), "DELETE /goods/{id}/like": Duration.seconds(1),
    ]

    let likes: LikeTable

    private struct Payload: ResponseEncodable {
        let id: Int
        let isLiked: Bool
        let likes: Int
        let likesVersion: Int
    }

    func add(to router: Router<CatalogueContext>) {
        router.put("goods/{id}/like") { try await answer(to: $0, $1, isLiked: true) }
        router.delete("goods/{id}/like") { try await answer(to: $0, $1, isLiked: false) }
    }

    @concurrent
    private func answer(to request: Request, _ context: CatalogueContext, isLiked: Bool) async throws -> Payload {
        let id = try context.goodID()
        let likes = try await likes.set(isLiked, good: id, by: request.requirePerson())
        return Payload(
            id: id, isLiked: likes.own.contains(id),
            likes: GoodsGenerator.good(id, in: .chinese).likes + likes.counts[id, default: 0],
            likesVersion: likes.versions[id, default: 0])
    }
}
