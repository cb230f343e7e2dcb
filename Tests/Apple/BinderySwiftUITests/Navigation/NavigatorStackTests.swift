import BinderySwiftUI
import SwiftUI
import Testing

enum AppRoute: Route {
    case index, detail(Int), editor

    var path: String {
        switch self {
        case .index: "/"
        case .detail(let number): "/detail/\(number)"
        case .editor: "/editor"
        }
    }

    var parent: AppRoute? { nil }

    static func at(_ path: String) -> AppRoute? {
        let segments = RoutePath(path).segments
        switch segments.first {
        case nil: return .index
        case "detail": return segments.count == 2 ? Int(segments[1]).map { .detail($0) } : nil
        case "editor": return .editor
        default: return nil
        }
    }

    @MainActor static let routes = Routes<AppRoute>(root: .index) { AppRoute.at($0) }
}

@MainActor
struct NavigatorStackTests {
    /// A page with state, that notes its evaluations.
    struct Page: View {
        let route: AppRoute
        let evaluations: Evaluations
        @State private var taps = 0

        var body: some View {
            let _ = evaluations.note("\(route)")
            Button("\(route) \(taps)") { taps += 1 }
        }
    }

    private let evaluations = Evaluations()

    private func host(_ navigator: Navigator<AppRoute>) -> Host {
        Host { NavigatorStack(navigator) { Page(route: $0, evaluations: evaluations) } }
    }

    @Test
    func whatTheNavigatorPushesAndPopsIsShown() {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        #expect(host.lines == ["[index 0]"])
        navigator.push(.detail(1))
        navigator.push(.editor)
        host.update()
        #expect(host.lines == ["<", "[editor 0]"])
        navigator.popToRoot()
        host.update()
        #expect(host.lines == ["[index 0]"])
    }

    @Test
    func theUserGoesBack() {
        let navigator = Navigator<AppRoute>([.index, .detail(1), .editor])
        let host = host(navigator)
        #expect(host.userGoesBack())
        #expect(navigator.stack.value == [.index, .detail(1)])
        #expect(host.lines == ["<", "[detail(1) 0]"])
        #expect(host.userGoesBack())
        #expect(!host.userGoesBack())
        #expect(host.lines == ["[index 0]"])
    }

    @Test
    func aCoveredPageKeepsItsStateAndIsNotEvaluated() {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        host.userTaps("index 0")
        let count = evaluations["index"]
        navigator.push(.editor)
        host.update()
        host.userGoesBack()
        #expect(host.lines == ["[index 1]"])
        #expect(evaluations["index"] == count)
    }

    @Test
    func aReplacedPageIsAnother() {
        let navigator = Navigator<AppRoute>([.index, .detail(1)])
        let host = host(navigator)
        host.userTaps("detail(1) 0")
        navigator.replace(with: .detail(1))
        host.update()
        #expect(host.lines == ["<", "[detail(1) 0]"])
        navigator.setStack([.editor])
        host.update()
        #expect(host.lines == ["[editor 0]"])
    }

    @Test
    func aReaddressedPageKeepsItsState() {
        let navigator = Navigator<AppRoute>([.index, .detail(1)])
        let host = host(navigator)
        host.userTaps("detail(1) 0")
        navigator.readdress(.detail(1), as: .detail(2))
        host.update()
        #expect(host.lines == ["<", "[detail(2) 1]"])
        #expect(navigator.stack.value == [.index, .detail(2)])
    }

    @Test
    func aSheetHasPagesAndASheetOfItsOwn() {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        navigator.present(.editor)
        navigator.push(.detail(1))
        navigator.present(.detail(2))
        host.update()
        #expect(host.screen == "[index 0]\n-- sheet\n<\n[detail(1) 0]\n-- sheet\n[detail(2) 0]")
        host.userDismisses()
        #expect(navigator.stack.value == [.index, .editor, .detail(1)])
        host.userGoesBack()
        #expect(host.lines == ["[editor 0]"])
        host.userDismisses()
        #expect(host.screen == "[index 0]")
        #expect(navigator.stack.value == [.index])
    }

    @Test
    func anotherSheetInPlaceOfOneIsShownAndStays() {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        navigator.present(.editor)
        host.update()
        host.userTaps("editor 0")
        transaction {
            navigator.dismiss()
            navigator.present(.editor)
        }
        host.update()
        #expect(host.screen == "[index 0]\n-- sheet\n[editor 0]")
        #expect(navigator.stack.value == [.index, .editor])
    }

    @Test
    func theUserGoesBackToAPageFurtherBelow() {
        let navigator = Navigator<AppRoute>([.index, .detail(1), .detail(2), .editor])
        let host = host(navigator)
        #expect(host.userGoesBack(pages: 2))
        #expect(navigator.stack.value == [.index, .detail(1)])
        #expect(host.lines == ["<", "[detail(1) 0]"])
    }

    @Test
    func aDismissalOfTheNavigatorEndsTheSheetWithItsPages() {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        navigator.present(.editor)
        navigator.push(.detail(1))
        host.update()
        navigator.dismiss()
        host.update()
        #expect(host.screen == "[index 0]")
    }

    @Test
    func aNavigatorThatHoldsBackGetsItsPageShownAgain() {
        let navigator = Navigator<AppRoute>([.index, .editor])
        let host = host(navigator)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(navigator.entries.value[1].id, while: .constant(true)) { leave = $0 }
        #expect(host.userGoesBack())
        #expect(navigator.stack.value == [.index, .editor])
        #expect(host.lines == ["<", "[editor 0]"])
        leave?()
        host.update()
        #expect(host.lines == ["[index 0]"])
        question.dispose()
    }

    @Test
    func aNavigatorThatHoldsBackGetsItsSheetShownAgain() {
        let navigator = Navigator<AppRoute>([.index])
        navigator.present(.editor)
        let host = host(navigator)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(navigator.entries.value[1].id, while: .constant(true)) { leave = $0 }
        host.userDismisses()
        #expect(host.screen == "[index 0]\n-- sheet\n[editor 0]")
        leave?()
        host.update()
        #expect(host.screen == "[index 0]")
        question.dispose()
    }

    @Test
    func aDeepLinkAndARestoredTrailAreShown() {
        let navigator = Navigator(AppRoute.routes)
        let host = host(navigator)
        navigator.open("/detail/4")
        host.update()
        #expect(host.lines == ["<", "[detail(4) 0]"])
        navigator.restore(NavigationTrail("/ /detail/4 +/editor")!)
        host.update()
        #expect(host.screen == "<\n[detail(4) 0]\n-- sheet\n[editor 0]")
    }

    @Test
    func aResultEndsThePageAndReachesItsCaller() async {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        let result = Task { @MainActor in await navigator.push(.editor, returning: Int.self) }
        await mainActorTurn()
        host.update()
        #expect(host.lines == ["<", "[editor 0]"])
        navigator.finish(with: 7)
        #expect(await result.value == 7)
        host.update()
        #expect(host.lines == ["[index 0]"])
    }

    @Test
    func theUserWhoGoesBackGivesNoResult() async {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        let result = Task { @MainActor in await navigator.present(.editor, returning: Int.self) }
        await mainActorTurn()
        host.update()
        host.userDismisses()
        #expect(await result.value == nil)
    }

    @Test
    func theEndOfTheViewEndsTheWaitForAResult() async {
        let navigator = Navigator<AppRoute>([.index])
        let host = host(navigator)
        let result = Task { @MainActor in await navigator.push(.editor, returning: Int.self) }
        await mainActorTurn()
        host.update()
        host.close()
        #expect(await result.value == nil)
    }

    @Test
    func anotherAlternativeOfAGuardIsAnotherPage() {
        let (isLoggedIn, isKnown) = (MutableProperty(false), MutableProperty(false))
        let navigator = Navigator<AppRoute>([.index]) { route in
            if route == .editor { return RouteGuard(isLoggedIn, otherwise: .detail(1)) }
            return route == .detail(1) ? RouteGuard(isKnown, otherwise: .detail(2)) : nil
        }
        let host = host(navigator)
        navigator.push(.editor)
        host.update()
        host.userTaps("detail(2) 0")
        #expect(host.lines == ["<", "[detail(2) 1]"])
        isKnown.value = true
        host.update()
        #expect(host.lines == ["<", "[detail(1) 0]"])
    }

    @Test
    func aGuardShowsItsAlternativeInsteadOfThePage() {
        let isLoggedIn = MutableProperty(false)
        let navigator = Navigator<AppRoute>([.index]) { route in
            route == .editor ? RouteGuard(isLoggedIn, otherwise: .detail(0)) : nil
        }
        let host = host(navigator)
        navigator.push(.editor)
        host.update()
        #expect(host.lines == ["<", "[detail(0) 0]"])
        isLoggedIn.value = true
        host.update()
        #expect(host.lines == ["<", "[editor 0]"])
    }

    @Test
    func theModelOfAPageIsReleasedWithIt() {
        final class Model {}
        final class Models {
            weak var last: Model?

            func note(_ model: Model) { last = model }
        }
        struct Screen: View {
            @StateModel var model: Model
            let models: Models
            var body: some View {
                let _ = models.note(model)
                Text("")
            }
        }
        let models = Models()
        let navigator = Navigator<AppRoute>([.index])
        let host = Host {
            NavigatorStack(navigator) { route in
                if route == .editor { Screen(model: Model(), models: models) } else { Text("index") }
            }
        }
        navigator.push(.editor)
        host.update()
        #expect(models.last != nil)
        host.userGoesBack()
        #expect(models.last == nil)
    }

    @Test
    func nothingKeepsTheNavigatorAfterTheViewIsGone() {
        weak var weakNavigator: Navigator<AppRoute>?
        let host: Host
        do {
            let navigator = Navigator<AppRoute>([.index, .editor])
            navigator.present(.detail(1))
            weakNavigator = navigator
            host = self.host(navigator)
        }
        host.close()
        #expect(weakNavigator == nil)
    }
}
