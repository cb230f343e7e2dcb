/// The catalogue service's goods, with one user's likes.
public protocol GoodsService: AnyObject, Sendable {
    /// - Parameter page: counted from 1.
    func goods(page: Int) async throws(ServiceFailure) -> GoodsPage

    /// Returns `count` goods on a single page.
    func goods(count: Int) async throws(ServiceFailure) -> GoodsPage

    func good(_ id: Good.ID) async throws(ServiceFailure) -> Good

    /// Returns other goods of the seller, or of the place.
    func goods(relatedTo id: Good.ID, by relation: GoodRelation) async throws(ServiceFailure) -> [Good]

    /// Returns what users have written about a good, the oldest first.
    func replies(to id: Good.ID) async throws(ServiceFailure) -> [Reply]

    func reply(_ text: String, to id: Good.ID) async throws(ServiceFailure) -> Reply

    /// Sets whether the user likes a good. Idempotent.
    func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like

    func banners() async throws(ServiceFailure) -> [Banner]
}
