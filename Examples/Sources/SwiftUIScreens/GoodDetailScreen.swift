#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import ShowcaseModels
internal import SwiftUI

/// A good, with a button that likes it.
struct GoodDetailScreen: View {
    @StateModel private var model: GoodDetailModel
    private let texts: Texts

    init(_ model: @autoclosure @escaping @MainActor () -> GoodDetailModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    var body: some View {
        List {
            if let message = model.state.value.message(texts, failed: \.phrase) { Text(message) }
            if let good = model.good.value {
                Text(good.title)
                Text("\(Price(good.price).text) · \(good.nickname) · \(good.location)")
                LikeButton(good: good, likes: model.likes)
            }
        }
        .activating(model)
        .navigationTitle(texts.now(model.part.phrase))
    }
}
#endif
