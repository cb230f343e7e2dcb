#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// Goods, page by page, with banners and likes.
public struct GoodsScreen: View {
    @StateModel private var model: GoodsModel
    private let texts: Texts
    private let login: CurrentLogin
    private let open: (AppRoute) -> Void

    /// - Parameter open: Opens a screen.
    public init(
        _ model: @autoclosure @escaping @MainActor () -> GoodsModel, _ texts: Texts, _ login: CurrentLogin,
        open: @escaping (AppRoute) -> Void
    ) {
        _model = StateModel(wrappedValue: model())
        (self.texts, self.login, self.open) = (texts, login, open)
    }

    public var body: some View {
        List {
            ForEach(model.banners.value) { banner in
                Button(banner.title.text(in: texts.language.value)) { open(.banner(banner.id)) }
            }
            if let message = model.state.value.message(texts, empty: .noGoods, failed: \.phrase) { Text(message) }
            ForEach(model.goods) { GoodRow(good: $0, likes: model.likes, texts: texts, open: open) }
            if model.hasMore.value {
                ActionButton(texts.now(.loadingMore), action: model.loadMore)
                    // The row that appears is the end of the list.
                    .onAppear { model.loadMore.execute() }
            }
        }
        .refreshable(action: model.refresh)
        .toolbar {
            ToolbarItem {
                if login.account.value == nil {
                    Button(texts.now(.logIn)) { open(.phoneLogin) }
                } else {
                    ActionButton(texts.now(.logOut), action: model.askToLogOut)
                }
            }
        }
        .alert(
            answering: model.logOutQuestion, otherwise: false,
            title: { _ in Text(texts.now(.logOutQuestion)) },
            actions: { _, answer in
                Button(texts.now(.logOut), role: .destructive) { answer(true) }
                Button(texts.now(.cancel), role: .cancel) { answer(false) }
            },
            message: { _ in Text(login.account.value?.nickname ?? "") }
        )
        .activating(model)
        .navigationTitle(texts.now(.goods))
    }
}
#endif
