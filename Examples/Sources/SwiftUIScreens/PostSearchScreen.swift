#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// A search for posts while the user types.
public struct PostSearchScreen: View {
    @StateModel private var model: PostSearchModel
    private let texts: Texts
    private let open: (Post.ID) -> Void

    /// - Parameter open: Opens the detail of a post.
    public init(
        _ model: @autoclosure @escaping @MainActor () -> PostSearchModel, _ texts: Texts,
        open: @escaping (Post.ID) -> Void
    ) {
        _model = StateModel(wrappedValue: model())
        (self.texts, self.open) = (texts, open)
    }

    public var body: some View {
        List {
            TextField(texts.now(.searchQuery), text: $model.query).disabled(!model.access.isGranted.value)
            Text(status)
            ForEach(model.rows) { row in
                VStack(alignment: .leading) {
                    Button(row.plainText) { open(row.id) }
                    // Each second, without the rest of the row.
                    Observing {
                        Text("\(row.user) · \(AgeText(seconds: row.age.value).text(in: texts.language.value))")
                    }
                }
            }
            if model.pages.hasMore.value { ActionButton(texts.now(.loadingMore), action: model.pages.loadMore) }
        }
        .activating(model)
        .activating(model.ticker)
        .navigationTitle(texts.now(.posts))
    }

    private var status: String {
        switch model.page.value {
        case .blank: texts.now(.typeMore)
        case .searching: texts.now(.searching)
        case .found(let total):
            texts.now(total == 1 ? .onePostFound : .postsFound)
                .filling(model.answer.value?.query.text ?? "", count: total)
        case .empty: texts.now(.nothingFound)
        case .failed(let failure): texts.now(failure.phrase)
        }
    }
}
#endif
