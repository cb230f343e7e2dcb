import BinderyView
import ShowcaseModels

struct BannerPage: View {
    let model: BannerModel
    let texts: Texts

    var body: some View {
        let model = model
        return Screen("banner", title: title) {
            Placeholder(
                state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound },
                retry: { model.load.execute() })
            WhenPresent(model.banner) { banner in
                Image(banner.map { .path($0.image) }, description: title).id("banner")
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
