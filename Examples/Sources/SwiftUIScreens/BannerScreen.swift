#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import ShowcaseModels
internal import SwiftUI

/// What a banner is about.
struct BannerScreen: View {
    @StateModel private var model: BannerModel
    private let texts: Texts

    init(_ model: @autoclosure @escaping @MainActor () -> BannerModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    var body: some View {
        let (banner, language) = (model.banner.value, texts.language.value)
        List {
            if let message = model.state.value.message(texts, failed: \.phrase) { Text(message) }
            if let banner { Text(banner.text.text(in: language)) }
        }
        .activating(model)
        .navigationTitle(banner?.title.text(in: language) ?? "")
    }
}
#endif
