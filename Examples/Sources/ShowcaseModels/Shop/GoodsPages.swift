/// The goods of the service, collected page by page, with the user's likes. It depends on no view and reports no
/// changes.
public struct GoodsPages: Equatable {
    public private(set) var goods: [Good] = []
    public private(set) var hasMore = false
    /// The number of the page to request next, counted from 1.
    public private(set) var nextPage = 1

    public init() {}

    /// Adds a page; the first one replaces all goods. A good that moved down since the previous request occurs again,
    /// and keeps its place. Of a good's likes the latest are kept: an answer may be older than a like.
    public mutating func add(_ page: GoodsPage) {
        let known = Dictionary(uniqueKeysWithValues: goods.map { ($0.id, $0) })
        if page.page == 1 { goods = [] }
        for var good in page.items {
            if let old = known[good.id], old.likesVersion > good.likesVersion {
                (good.likes, good.isLiked, good.likesVersion) = (old.likes, old.isLiked, old.likesVersion)
            }
            if let index = goods.firstIndex(where: { $0.id == good.id }) {
                goods[index] = good
            } else {
                goods.append(good)
            }
        }
        (nextPage, hasMore) = (page.page + 1, page.page < page.pages)
    }

    /// Applies a like that the service has confirmed, unless the good is not here, or has a later one.
    public mutating func apply(_ like: Like) {
        guard let index = goods.firstIndex(where: { $0.id == like.id }) else { return }
        goods[index] = goods[index].applying(LikeNews(like, isOwn: true))
    }
}
