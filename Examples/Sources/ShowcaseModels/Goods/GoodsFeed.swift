public import BinderyView

/// The shown goods, collected from the service's pages.
public final class GoodsFeed {
    public let goods = MutableListProperty<Good>(name: "goods")
    public let hasMore = MutableProperty(false, name: "has more")
    private(set) var nextPage = 1
    private var indices: [Good.ID: Int] = [:]

    public func good(_ id: Good.ID) -> Good? { indices[id].map { index in untracked { goods[index] } } }

    /// Restarts with the first page. Goods that were shown before keep their rows.
    public func replace(with page: GoodsPage) {
        indices = Dictionary(minimumCapacity: page.items.count)
        var items = page.items
        // Copies the goods only if one occurs twice: there may be a hundred thousand.
        if !items.allSatisfy(isNew) {
            indices = [:]
            items = items.filter(isNew)
        }
        transaction {
            goods.value = items
            proceed(to: page)
        }
    }

    /// Appends a page. A good that moved down since the previous request occurs again; its row stays in place.
    public func append(_ page: GoodsPage) {
        transaction {
            for good in page.items { update(good) }
            goods.append(contentsOf: page.items.filter(isNew))
            proceed(to: page)
        }
    }

    /// Updates the texts of shown goods, which are in another language. Their likes stay.
    public func retell(_ goods: [Good]) {
        transaction {
            for told in goods {
                guard var good = good(told.id) else { continue }
                (good.nickname, good.avatar, good.location, good.title) =
                    (told.nickname, told.avatar, told.location, told.title)
                update(good)
            }
        }
    }

    public func apply(_ news: LikeNews) {
        if let good = good(news.id) { update(good.applying(news)) }
    }

    private func update(_ good: Good) {
        if let index = indices[good.id] { goods[index] = good }
    }

    private func isNew(_ good: Good) -> Bool {
        if indices[good.id] != nil { return false }
        indices[good.id] = indices.count
        return true
    }

    private func proceed(to page: GoodsPage) {
        nextPage = page.page + 1
        hasMore.value = page.page < page.pages
    }
}
