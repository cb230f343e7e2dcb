#if canImport(SwiftUI)
internal import BinderySwiftUI
public import ShowcaseModels
public import SwiftUI

/// Goods, page by page, with likes.
public struct GoodsScreen: View {
    @StateModel private var model: GoodsModel
    private let texts: Texts
    private let open: (Good.ID) -> Void

    /// - Parameter open: Opens the detail of a good.
    public init(
        _ model: @autoclosure @escaping @MainActor () -> GoodsModel, _ texts: Texts, open: @escaping (Good.ID) -> Void
    ) {
        _model = StateModel(wrappedValue: model())
        (self.texts, self.open) = (texts, open)
    }

    public var body: some View {
        List {
            switch model.state.value {
            case .loading: Text(texts.now(.loading))
            case .content: EmptyView()
            case .empty: Text(texts.now(.noGoods))
            case .failed(let failure): Text(texts.now(failure.phrase))
            }
            ForEach(model.goods) { good in
                HStack {
                    VStack(alignment: .leading) {
                        // Borderless, so that a tap on the row does not press both buttons.
                        Button(good.title) { open(good.id) }.buttonStyle(.borderless)
                        Text("\(Price(good.price).text) · \(good.nickname)")
                    }
                    LikeButton(good: good, likes: model.likes)
                }
            }
            if model.hasMore.value {
                ActionButton(texts.now(.loadingMore), action: model.loadMore)
                    // The row that appears is the end of the list.
                    .onAppear { model.loadMore.execute() }
            }
        }
        .refreshable(action: model.refresh)
        .activating(model)
        .navigationTitle(texts.now(.goods))
    }
}

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

/// A button of its own, so that the request of one good evaluates no other row.
private struct LikeButton: View {
    let good: Good
    let likes: Likes

    var body: some View {
        Observing {
            Button("\(good.isLiked ? "♥" : "♡") \(good.likes)") { likes.toggle(good) }
                .buttonStyle(.borderless)
                .disabled(likes.isRunning(good.id).value)
        }
    }
}
#endif
