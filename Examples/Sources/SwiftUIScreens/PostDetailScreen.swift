#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import ShowcaseModels
internal import SwiftUI

/// A post, with its age.
struct PostDetailScreen: View {
    @StateModel private var model: PostDetailModel
    private let texts: Texts

    init(_ model: @autoclosure @escaping @MainActor () -> PostDetailModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    var body: some View {
        List {
            if let message = model.state.value.message(texts, failed: \.phrase) { Text(message) }
            if let post = model.post.value {
                Observing {
                    Text("\(post.user) · \(AgeText(seconds: post.age.value).text(in: texts.language.value))")
                }
                Text(post.plainText)
            }
        }
        .activating(model)
        .activating(model.ticker)
        .navigationTitle(texts.now(.post))
    }
}
#endif
