import BinderyView
import ShowcaseModels

/// Other goods of a seller or of a place. A link leads to each.
struct RelatedGoods: View {
    let model: RelatedGoodsModel
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let load = model.load
        return Column(spacing: 3) {
            Text(texts[model.relation == .seller ? .goodsOfSeller : .goodsOfPlace]).style(.headline)
            Placeholder(
                state: model.state, texts: texts, empty: .noRelatedGoods, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, retry: { load.execute() })
            Column(spacing: 2) {
                ForEach(model.goods) { good in row(good) }
            }
            .id("related")
        }
        .activating(model)
    }

    private func row(_ good: Property<Good>) -> some View {
        let route = AppRoute.good(untracked { good.value.id }, .details)
        let price = good.map { Price($0.price) }.map { $0.isShown ? $0.text : "" }
        return Link(good.map(\.title), subtitle: price, path: route.path) { open(route) }
            .id("related-\(untracked { good.value.id })")
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
