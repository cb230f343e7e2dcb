public import BinderyView

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

    /// Returns the goods that a banner is about.
    func goods(ofBanner id: Banner.ID) async throws(ServiceFailure) -> [Good]
}

/// For code without signals: `completion` is called once on the caller's actor, unless the request is disposed of.
extension GoodsService {
    public func goods(
        page: Int, completion: @escaping (Result<GoodsPage, ServiceFailure>) -> Void
    ) -> any Disposable {
        // A constant: a capture list would drop the isolation of the closure.
        let service = self
        return startRequest(
            { () async throws(ServiceFailure) in try await service.goods(page: page) }, completion: completion)
    }

    public func setLiked(
        _ isLiked: Bool, _ id: Good.ID, completion: @escaping (Result<Like, ServiceFailure>) -> Void
    ) -> any Disposable {
        let service = self
        return startRequest(
            { () async throws(ServiceFailure) in try await service.setLiked(isLiked, id) }, completion: completion)
    }
}
