import BinderyUIKit
import FourFaces
import Testing
import UIKit

@MainActor
@Suite final class NavigatorTests: ShownPlaces {
    @Test
    func pagesAreOnTheStack() {
        #expect(shown == [[.index]])
        let index = navigation.topViewController
        navigator.push(.goods)
        navigator.push(.detail(1))
        #expect(shown == [[.index, .goods, .detail(1)]])
        #expect(navigation.viewControllers[0] === index)
        navigator.pop()
        #expect(shown == [[.index, .goods]])
        navigator.replace(with: .help)
        #expect(shown == [[.index, .help]])
        navigator.popToRoot()
        #expect(shown == [[.index]])
        #expect(navigation.topViewController === index)
    }

    @Test
    func aRestoredTrailMakesTheWholeStackWithItsSheets() throws {
        navigator.push(.goods)
        navigator.push(.detail(7))
        navigator.present(.editor)
        let trail = "\(navigator.trail)"
        #expect(trail == "/ /goods /goods/7 +/editor")
        let (window, restored, other) = (UIWindow(), Navigator(Place.routes), UINavigationController())
        other.reactive.show(restored) { Screen($0) }
        restored.restore(try #require(NavigationTrail(trail)))
        #expect(shown(by: other) == [[.index, .goods, .detail(7)]], "UIKit presents nothing without a window")
        window.rootViewController = other
        #expect(shown(by: other) == [[.index, .goods, .detail(7)], [.editor]])
        #expect(shown(by: other) == shown)
        other.userSwipesDown()
        other.userGoesBack()
        #expect(restored.stack.value == [.index, .goods])
    }

    @Test
    func aTrailThatIsRestoredKeepsTheScreensThatAreThere() {
        navigator.push(.goods)
        let made = navigation.viewControllers
        navigator.restore(NavigationTrail(paths: "/", "/goods", "/nowhere", "/goods/7"))
        #expect(shown == [[.index, .goods, .detail(7)]])
        #expect(Array(navigation.viewControllers.prefix(2)) == made)
    }

    @Test
    func aDeepLinkMakesTheWholeStack() {
        navigator.open("/goods/7")
        #expect(shown == [[.index, .goods, .detail(7)]])
        let made = navigation.viewControllers
        navigator.open("/goods")
        #expect(shown == [[.index, .goods]])
        #expect(Array(made.prefix(2)) == navigation.viewControllers)
    }

    @Test
    func theUserGoesBack() {
        navigator.push(.goods)
        navigator.push(.detail(1))
        navigation.userGoesBack()
        #expect(navigator.stack.value == [.index, .goods])
        navigation.userGoesBack()
        #expect(navigator.stack.value == [.index])
        navigation.userGoesBack()
        #expect(shown == [[.index]])
    }

    @Test
    func aScreenThatAsksFirstStays() throws {
        navigator.push(.editor)
        let id = try #require(navigator.entries.value.last?.id)
        let isChanged = MutableProperty(true)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(id, while: isChanged) { leave = $0 }
        let editor = navigation.topViewController
        navigation.userGoesBack()
        #expect(shown == [[.index, .editor]])
        #expect(navigation.topViewController === editor)
        let goOn = try #require(leave)
        goOn()
        #expect(shown == [[.index]])
        question.dispose()
    }

    @Test
    func aResultReachesTheCaller() async {
        let navigator = navigator
        let waiting = Task { await navigator.push(.editor, returning: String.self) }
        _ = await navigator.stack.firstValue { $0.last == .editor }
        #expect(shown == [[.index, .editor]])
        navigator.finish(with: "saved")
        #expect(await waiting.value == "saved")
        #expect(shown == [[.index]])
    }

    @Test
    func goingBackEndsTheWaitForAResult() async {
        let (navigator, navigation) = (navigator, navigation)
        let waiting = Task { await navigator.push(.editor, returning: String.self) }
        _ = await navigator.stack.firstValue { $0.last == .editor }
        navigation.userGoesBack()
        #expect(await waiting.value == nil)
    }

    private final class Own: NSObject, UINavigationControllerDelegate {
        var shown: [Place] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append((viewController as! Screen).place) }
    }

    @Test
    func aDelegateOfTheApplicationIsToldToo() {
        let (own, window, navigation) = (Own(), UIWindow(), UINavigationController())
        window.rootViewController = navigation
        navigation.delegate = own
        navigation.reactive.show(navigator) { Screen($0) }
        navigator.push(.goods)
        navigation.userGoesBack()
        #expect(own.shown == [.index, .goods, .index])
        #expect(navigator.stack.value == [.index])
        navigation.reactive.show(navigator) { Screen($0) }
        navigator.push(.help)
        #expect(own.shown == [.index, .goods, .index, .index, .help])
    }

    @Test
    func aDelegateThatIsSetLaterIsToldFromTheNextChangeOn() {
        let own = Own()
        navigation.delegate = own
        navigator.push(.goods)
        navigation.userGoesBack()
        #expect(own.shown == [.goods, .index])
        #expect(navigator.stack.value == [.index])
    }

    @Test
    func screensAreReleasedWhenTheyEnd() {
        weak var detail: UIViewController?
        navigator.push(.detail(1))
        detail = navigation.topViewController
        #expect(detail != nil)
        navigator.pop()
        #expect(detail == nil)
        navigator.present(.editor)
        detail = sheet?.topViewController
        navigation.userSwipesDown()
        #expect(detail == nil)
    }

    @Test
    func theEndOfTheControllerEndsTheWaitForAResult() async {
        let navigator = Navigator<Place>([.index])
        var navigation: UINavigationController? = UINavigationController()
        navigation?.reactive.show(navigator) { Screen($0) }
        let waiting = Task { await navigator.push(.editor, returning: String.self) }
        _ = await navigator.stack.firstValue { $0.last == .editor }
        navigation = nil
        #expect(await waiting.value == nil)
    }

    @Test
    func anotherNavigatorInItsPlaceEndsTheWaitForAResult() async {
        let (navigator, navigation) = (navigator, navigation)
        let waiting = Task { await navigator.push(.editor, returning: String.self) }
        _ = await navigator.stack.firstValue { $0.last == .editor }
        navigation.reactive.show(navigator) { Screen($0) }
        for _ in 0..<10 { await Task.yield() }
        #expect(navigator.stack.value == [.index, .editor], "the same navigator continues")
        navigation.reactive.show(Navigator<Place>([.help])) { Screen($0) }
        #expect(await waiting.value == nil)
    }

    @Test
    func anotherAlternativeOfAGuardIsAnotherScreen() {
        let (isLoggedIn, isKnown) = (MutableProperty(false), MutableProperty(false))
        let navigator = Navigator<Place>([.index]) { place in
            if place == .editor { return RouteGuard(isLoggedIn, otherwise: .help) }
            return place == .help ? RouteGuard(isKnown, otherwise: .goods) : nil
        }
        navigation.reactive.show(navigator) { Screen($0) }
        navigator.push(.editor)
        #expect(shown == [[.index, .goods]])
        isKnown.value = true
        #expect(shown == [[.index, .help]])
        isLoggedIn.value = true
        #expect(shown == [[.index, .editor]])
    }

    @Test
    func everythingEndsWithTheController() {
        weak var released: UINavigationController?
        let navigator = Navigator<Place>([.index])
        do {
            let (window, navigation) = (UIWindow(), UINavigationController())
            window.rootViewController = navigation
            navigation.reactive.show(navigator) { Screen($0) }
            navigator.push(.goods)
            navigator.present(.help)
            released = navigation
        }
        #expect(released == nil)
        navigator.pop()
    }
}
