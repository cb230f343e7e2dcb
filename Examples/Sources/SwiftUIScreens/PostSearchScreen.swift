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
            Text(model.status(in: texts).value)
            if model.access.state.value == .refused {
                ActionButton(texts.now(.allowAccess), action: model.access.setGranted, input: true)
            }
            if model.offersRefusal.value {
                ActionButton(texts.now(.refuseAccess), action: model.access.setGranted, input: false)
            }
            if let suggestion = model.suggestion(in: texts).value {
                Button(suggestion) { model.searchForSuggestion() }
            }
            if model.answer.value != nil { Text(model.time(in: texts).value) }
            ForEach(model.rows) { row in
                VStack(alignment: .leading) {
                    Button {
                        open(row.id)
                    } label: {
                        row.text.marked
                    }
                    // Each second, without the rest of the row.
                    Observing {
                        Text("\(row.user) · \(AgeText(seconds: row.age.value).text(in: texts.language.value))")
                    }
                }
                .opacity(model.page.value == .searching ? 0.5 : 1)
            }
            if model.pages.hasMore.value {
                ActionButton(texts.now(.loadingMore), action: model.pages.loadMore)
                    // The row that appears is the end of the list.
                    .onAppear { model.pages.loadMore.execute() }
            }
        }
        .activating(model)
        .activating(model.ticker)
        .navigationTitle(texts.now(.posts))
    }
}
#endif
