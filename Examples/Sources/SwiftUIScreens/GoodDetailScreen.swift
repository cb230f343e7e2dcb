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
            switch model.state.value {
            case .loading: Text(texts.now(.loading))
            case .content, .empty: EmptyView()
            case .failed(let failure): Text(texts.now(failure.phrase))
            }
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
