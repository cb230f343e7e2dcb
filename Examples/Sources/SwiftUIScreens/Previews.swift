#if canImport(SwiftUI)
public import SampleServices
public import ShowcaseModels
public import SwiftUI

extension ShowcaseScreens where Services == SampleCatalogue {
    /// The app with a screen on its stack, for previews and their tests.
    public static func preview(_ route: AppRoute) -> some View {
        ShowcaseScreens(SampleCatalogue(), store: PreviewStore(), language: .english, route: route)
    }
}

/// Remembers nothing.
private final class PreviewStore: PersonalStore {
    func save(_ login: SavedLogin) async {}
    func logOut() async {}
    func save(_ language: Language) async {}
    func save(_ look: Look) async {}
    func save(todos: String) async {}
}
#endif

// The module has the macro. It is in Xcode only.
#if canImport(DeveloperToolsSupport)
#Preview("Login with lengths") { ShowcaseScreens.preview(.lengthLogin(.mvvm)) }
#Preview("Login with a phone") { ShowcaseScreens.preview(.phoneLogin) }
#Preview("Goods") { ShowcaseScreens.preview(.goods()) }
#Preview("Menu groups") { ShowcaseScreens.preview(.menuGroups) }
#Preview("Posts") { ShowcaseScreens.preview(.posts()) }
#endif
