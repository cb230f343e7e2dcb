import BinderyView
import ShowcaseModels

/// A banner: its picture, what it is about, and its goods.
struct BannerPage: View {
    let model: BannerModel
    let goods: RelatedGoodsModel
    let texts: Texts
    let open: (AppRoute) -> Void

    var body: some View {
        let (model, texts) = (model, texts)
        return Screen("banner", title: title) {
            Placeholder(
                state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, loading: .article,
                retry: { model.load.execute() })
            WhenPresent(model.banner) { banner in
                Column(spacing: 6) {
                    Column(spacing: 4) {
                        Element("div") {
                            Image(texts.text(\.image, of: banner).map { .path($0) }, description: title).id("banner")
                        }
                        .class("banner-picture")
                        Text(texts.text(\.text, of: banner)).id("text")
                    }
                    RelatedGoods(.goodsOfBanner, model: goods, texts: texts, open: open)
                }
            }
        }
        .width(.reading)
        .activating(model)
    }

    private var title: Property<String> {
        let (banner, texts) = (model.banner, texts)
        return Property { banner.value?.title.text(in: texts.language.value) ?? texts[.banners].text }
    }
}
