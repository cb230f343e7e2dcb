import BinderyView
import ShowcaseModels

/// The shop with one of its three architectures, and links to the other two.
struct ShopPage: View {
    private let architecture: Architecture
    private let content: AnyView
    private let texts: Texts
    private let navigator: Navigator<AppRoute>

    init(
        _ architecture: Architecture, accounts: some AccountService, goods: some GoodsService, texts: Texts,
        navigator: Navigator<AppRoute>
    ) {
        self.architecture = architecture
        self.texts = texts
        self.navigator = navigator
        switch architecture {
        case .mvvm:
            // Bindings permit a second view of the same view model without further code.
            let model = ShopModel(accounts: accounts, goods: goods)
            content = AnyView(
                Grid(.adaptive(minimum: 320), spacing: 8, alignment: .start) {
                    Shop(model: model, texts: texts)
                    ShopSummary(model: model, texts: texts)
                })
        case .mvvmCallbacks:
            let model = ShopCallbackModel(accounts: accounts, goods: goods)
            content = AnyView(ShopMVVMCallbacks(model: model, texts: texts))
        case .mvc: content = AnyView(ShopMVC(accounts: accounts, goods: goods, texts: texts))
        // No address leads here: it is not in `Architecture.ofShop`.
        case .mvp: preconditionFailure("The shop does not exist in MVP.")
        }
    }

    var body: some View {
        Screen("shop", title: texts.architecture[.shop]) {
            Column(spacing: 8) {
                content
                Column(spacing: 2) {
                    Text(texts[.builtAs]).style(.caption).color(.secondary)
                    Row(spacing: 2) {
                        ForEach(.constant(Architecture.ofShop), id: { $0 }) { choose($0.value) }
                    }
                    Text(texts.architecture[.shopNote]).style(.caption).color(.secondary)
                    When(.constant(architecture != .mvvm)) {
                        Text(texts.architecture[architecture == .mvc ? .oneViewOfController : .oneViewOfClosures])
                            .style(.caption).color(.secondary).id("one-view")
                    }
                    Row {
                        Button(texts.architecture[.compareArchitectures]) { navigator.push(.architectures) }
                            .prominence(.plain).id("compare")
                    }
                }
            }
        }
        .width(architecture == .mvvm ? .wide : .reading)
    }

    private func choose(_ choice: Architecture) -> some View {
        Button(texts[choice.title]) {
            if choice != architecture { navigator.replace(with: .shop(choice)) }
        }
        .selected(.constant(choice == architecture))
        .id("architecture-\(choice.rawValue)")
    }
}
