/// The goods that the catalogue service offers, as one person sees them.
public protocol GoodsService: AnyObject, Sendable {
    /// - Parameter page: from 1.
    func goods(page: Int) async throws(ServiceFailure) -> GoodsPage

    /// So many goods at once, on a single page.
    func goods(count: Int) async throws(ServiceFailure) -> GoodsPage

    func good(_ id: Good.ID) async throws(ServiceFailure) -> Good

    /// Likes a good, or does so no more. Doing it again changes nothing.
    func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like

    func banners() async throws(ServiceFailure) -> [Banner]
}
