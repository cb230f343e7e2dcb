#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
public import SwiftUI

/// Shows the screens of a navigator: pages in a `NavigationStack`, sheets as sheets, each with pages of its own.
///
/// ```swift
/// NavigatorStack(navigator) { route in
///     switch route {
///     case .index: IndexView(navigator: navigator)
///     case .detail(let number): DetailView(number: number)
///     }
/// }
/// .onOpenURL { navigator.open($0.path) }
/// ```
///
/// The navigator is the truth: what it shows is on screen, however it came about, by `push`, `open`, a guard or a
/// restored trail.
///
/// | event | result |
/// |---|---|
/// | the navigator pushes, pops, presents or replaces screens | SwiftUI shows the change |
/// | the user swipes back, or presses the back button or a page of its menu | the navigator leaves these pages |
/// | the user swipes a sheet down | the navigator leaves the sheet and all pages opened from it |
/// | the navigator does not, because a screen asks first | the screen comes back, with new state |
/// | a screen has ``SwiftUI/View/confirmLeaving(while:back:ask:)`` | SwiftUI does not let the user swipe; state stays |
/// | an address changes by `readdress` | the same screen, with the other destination |
/// | a screen ends | its state is released; a `push(returning:)` that waits for it returns |
/// | the last view that shows the navigator goes | every `push(returning:)` that waits for a screen returns nil |
///
/// A screen keeps its state, and a model that it owns by ``StateModel``, while others cover it.
///
/// - Isolation: the main actor, on which the navigator lives.
/// - Complexity: O(n) per change of a stack of n screens. `page` is called again when the view around is evaluated.
/// - Also known as: `NavigationStack(path:)` in SwiftUI, with a `StackState` in the Composable Architecture;
///   `RoutedViewHost` in ReactiveUI.
public struct NavigatorStack<Destination: Route, Page: View>: View {
    private let navigator: Navigator<Destination>
    private let page: (Destination) -> Page

    /// - Parameter page: The view of a screen.
    public init(_ navigator: Navigator<Destination>, @ViewBuilder page: @escaping (Destination) -> Page) {
        self.navigator = navigator
        self.page = page
    }

    public var body: some View {
        NavigatorLevel(navigator: navigator, depth: 0, sheet: nil, page: page).id(ObjectIdentifier(navigator))
    }
}

/// The pages of the window, or those of a sheet, with the sheet over them.
private struct NavigatorLevel<Destination: Route, Page: View>: View {
    let navigator: Navigator<Destination>
    let page: (Destination) -> Page
    @StateModel private var level: LevelModel<Destination>

    init(
        navigator: Navigator<Destination>, depth: Int, sheet: ScreenID<Destination>?,
        page: @escaping (Destination) -> Page
    ) {
        self.navigator = navigator
        self.page = page
        _level = StateModel(wrappedValue: LevelModel(navigator, depth: depth, sheet: sheet))
    }

    var body: some View {
        NavigationStack(path: Bindable(level).path) {
            screen(level.root)
                .id(level.root)
                .navigationDestination(for: ScreenID<Destination>.self) { screen($0) }
        }
        .onChange(of: level.isAheadOfNavigator) { level.followNavigator() }
        .sheet(item: Bindable(level).sheet) {
            level.followNavigator()
        } content: { sheet in
            // Without a type of its own, the body would contain itself.
            AnyView(NavigatorLevel(navigator: navigator, depth: level.depth + 1, sheet: sheet, page: page))
        }
    }

    private func screen(_ id: ScreenID<Destination>) -> some View {
        NavigatorPage(navigator: navigator, id: id, page: page)
    }
}

/// A screen, which follows its destination.
private struct NavigatorPage<Destination: Route, Page: View>: View {
    let navigator: Navigator<Destination>
    let id: ScreenID<Destination>
    let page: (Destination) -> Page
    @StateModel private var screen: ScreenModel<Destination>

    init(navigator: Navigator<Destination>, id: ScreenID<Destination>, page: @escaping (Destination) -> Page) {
        self.navigator = navigator
        self.id = id
        self.page = page
        _screen = StateModel(wrappedValue: ScreenModel(navigator, id))
    }

    var body: some View {
        page(screen.destination.value).environment(\.navigatorScreen, NavigatorScreen(navigator, id.id))
    }
}
#endif
