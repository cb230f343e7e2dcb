import BinderyView
import ShowcaseModels

/// Goods of a seller, of a place or of a banner. A link leads to each.
struct RelatedGoods: View {
    let title: Phrase
    let model: RelatedGoodsModel
    let texts: Texts
    let open: (AppRoute) -> Void

    init(_ title: Phrase, model: RelatedGoodsModel, texts: Texts, open: @escaping (AppRoute) -> Void) {
        self.title = title
        self.model = model
        self.texts = texts
        self.open = open
    }

    var body: some View {
        let load = model.load
        return Column(spacing: 3) {
            Row(alignment: .baseline) {
                Heading(texts[title])
                Spacer()
                Text(summary).style(.caption).color(.secondary).hidden(model.goods.map(\.isEmpty)).id("summary")
            }
            Placeholder(
                state: model.state, texts: texts, empty: .noRelatedGoods, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, retry: { load.execute() })
            Column(spacing: 2) {
                ForEach(model.goods) { good in
                    GoodLink(good: good, id: "related-\(untracked { good.value.id })", open: open)
                }
            }
            .id("related")
        }
        .activating(model)
    }

    private var summary: Property<String> {
        let goods = model.goods
        return texts.text { text in
            let likes = goods.value.reduce(0) { $0 + $1.likes }
            return text(.goodsSummary).filling(["\(goods.value.count)", "\(likes)"])
        }
    }
}

/// A row with a good's picture, title and price, which leads to it.
struct GoodLink: View {
    let good: Property<Good>
    let id: String
    let open: (AppRoute) -> Void

    var body: some View {
        let route = AppRoute.good(untracked { good.value.id }, .details)
        let price = good.map { Price($0.price) }.map { $0.isShown ? $0.text : "" }
        return Link(path: route.path) {
            Row(spacing: 3) {
                GoodPicture(good: good)
                Column(spacing: 1) {
                    Text(good.map(\.title))
                    Text(price).style(.headline).color(.danger).hidden(price.map(\.isEmpty))
                }
            }
        } followed: {
            open(route)
        }
        .id(id)
    }
}

/// Links from a good to what belongs to it.
struct GoodLinks: View {
    let id: Good.ID
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        Column(spacing: 2) {
            link(.goodsOfSeller, .avatar)
            link(.goodsOfPlace, .location)
            link(.replies, .reply)
        }
    }

    private func link(_ title: Phrase, _ part: GoodPart) -> some View {
        let route = AppRoute.good(id, part)
        return Link(texts[title], subtitle: "", path: route.path) { open(route) }.id("to-\(part)")
    }
}
