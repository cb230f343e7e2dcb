import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct NavigatorTests {
    private enum Place: Route {
        case index, goods, detail(Int), editor, help

        var path: String {
            switch self {
            case .index: "/"
            case .goods: "/goods"
            case .detail(let number): "/goods/\(number)"
            case .editor: "/editor"
            case .help: "/help"
            }
        }

        var parent: Place? { if case .detail = self { .goods } else { nil } }
    }

    private final class Screen: UIViewController {
        let place: Place

        init(_ place: Place) {
            self.place = place
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    private let navigation = UINavigationController()
    private let navigator: Navigator<Place>
    private let routes: Routes<Place>

    init() {
        routes = Routes(root: Place.index) { path in
            switch path {
            case "/goods": .goods
            case "/goods/7": .detail(7)
            case "/editor": .editor
            default: nil
            }
        }
        navigator = Navigator(routes)
        navigation.reactive.show(navigator) { Screen($0) }
    }

    /// The pages of each stack, the root's first.
    private var shown: [[Place]] { shown(by: navigation) }

    private func shown(by navigation: UINavigationController) -> [[Place]] {
        var stacks: [[Place]] = []
        var next: UINavigationController? = navigation
        while let stack = next {
            stacks.append(stack.viewControllers.map { ($0 as! Screen).place })
            next = stack.presentedViewController as? UINavigationController
        }
        return stacks
    }

    private var sheet: UINavigationController? { navigation.presentedViewController as? UINavigationController }

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
        let (restored, other) = (Navigator(routes), UINavigationController())
        other.reactive.show(restored) { Screen($0) }
        restored.restore(try #require(NavigationTrail(trail)))
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
    func sheetsArePresentedOverEachOther() {
        navigator.present(.editor)
        navigator.push(.help)
        #expect(shown == [[.index], [.editor, .help]])
        navigator.present(.detail(2))
        #expect(shown == [[.index], [.editor, .help], [.detail(2)]])
        navigator.dismiss()
        #expect(shown == [[.index], [.editor, .help]])
        navigator.popToRoot()
        #expect(shown == [[.index]])
        #expect(
            StandIn.reasonsRaised {
                transaction {
                    navigator.present(.editor)
                    navigator.present(.help)
                }
                transaction {
                    navigator.dismiss()
                    navigator.dismiss()
                    navigator.present(.goods)
                }
            } == [])
        #expect(shown == [[.index], [.goods]])
    }

    @Test
    func theUserSwipesASheetDown() {
        navigator.present(.editor)
        navigator.push(.help)
        navigation.userSwipesDown()
        #expect(navigator.stack.value == [.index])
        #expect(shown == [[.index]])
        navigator.present(.help)
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func theUserSwipesDownTheSecondOfTwoSheets() {
        navigator.present(.editor)
        navigator.present(.help)
        sheet?.userSwipesDown()
        #expect(shown == [[.index], [.editor]])
        #expect(navigator.stack.value == [.index, .editor])
    }

    @Test
    func theUserGoesBackInASheet() {
        navigator.present(.editor)
        navigator.push(.help)
        sheet?.userGoesBack()
        #expect(navigator.stack.value == [.index, .editor])
        #expect(shown == [[.index], [.editor]])
    }

    @Test
    func aSheetThatAsksFirstStays() throws {
        navigator.present(.editor)
        let id = try #require(navigator.entries.value.last?.id)
        let isChanged = MutableProperty(true)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(id, while: isChanged) { leave = $0 }
        let before = sheet
        navigation.userSwipesDown()
        #expect(sheet === before && leave != nil)
        isChanged.value = false
        navigation.userSwipesDown()
        #expect(navigator.stack.value == [.index] && sheet == nil)
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
        let (own, navigation) = (Own(), UINavigationController())
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

    // MARK: Transitions that take time

    /// Waits until the screens are those of the navigator, and no transition is under way.
    private func settles() async -> Bool {
        func isSettled() -> Bool {
            if navigation.standInIsMoving { return false }
            var next = navigation.presentedViewController
            while let sheet = next {
                if sheet.isBeingPresented || sheet.isBeingDismissed { return false }
                if (sheet as? UINavigationController)?.standInIsMoving == true { return false }
                next = sheet.presentedViewController
            }
            return shown == expected
        }
        for _ in 0..<1000 where !isSettled() { await Task.yield() }
        return isSettled()
    }

    @Test
    func whatChangesDuringAPushIsShownAfterIt() async {
        navigation.standInTakesTime = true
        navigator.push(.goods)
        navigator.push(.detail(1))
        navigator.pop()
        navigator.push(.help)
        #expect(navigation.standInIsMoving)
        #expect(await settles())
        #expect(shown == [[.index, .goods, .help]])
    }

    @Test
    func aScreenIsLeftWhenTheUserHasGoneBack() async {
        navigation.standInTakesTime = true
        navigator.push(.goods)
        #expect(await settles())
        navigation.userGoesBack()
        #expect(navigator.stack.value == [.index, .goods], "the user may change their mind during the swipe")
        #expect(await settles())
        #expect(navigator.stack.value == [.index])
    }

    @Test
    func aSheetIsPresentedAfterTheDismissalOfAnother() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        #expect(await settles())
        navigator.dismiss()
        navigator.present(.help)
        #expect(shown == [[.index], [.editor]])
        #expect(await settles())
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func aSheetThatEndsDuringItsPresentationIsDismissed() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        navigator.present(.help)
        navigator.popToRoot()
        #expect(await settles())
        #expect(shown == [[.index]])
    }

    @Test
    func aSheetIsPresentedAfterTheUserHasSwipedAnotherDown() async {
        navigation.standInTakesTime = true
        navigator.present(.editor)
        #expect(await settles())
        navigation.userSwipesDown()
        navigator.dismiss()
        navigator.present(.help)
        #expect(await settles())
        #expect(shown == [[.index], [.help]])
    }

    @Test
    func aSheetIsPresentedWhenSomethingElseIsNoLongerPresented() async {
        for takesTime in [false, true] {
            navigation.standInTakesTime = takesTime
            navigation.present(UIViewController(), animated: false)
            navigator.present(.help)
            #expect(shown == [[.index]])
            navigation.dismiss(animated: true)
            #expect(await settles())
            #expect(shown == [[.index], [.help]])
            navigator.dismiss()
            #expect(await settles())
        }
    }

    @Test
    func nothingIsPresentedAfterTheDisposalDuringATransition() async {
        navigation.standInTakesTime = true
        let following = navigation.reactive.show(navigator) { Screen($0) }
        navigator.present(.editor)
        navigator.present(.help)
        following.dispose()
        for _ in 0..<1000 where sheet?.isBeingPresented != false { await Task.yield() }
        #expect(shown == [[.index], [.editor]])
    }

    @Test
    func everythingEndsWithTheController() {
        weak var released: UINavigationController?
        let navigator = Navigator<Place>([.index])
        do {
            let navigation = UINavigationController()
            navigation.reactive.show(navigator) { Screen($0) }
            navigator.push(.goods)
            navigator.present(.help)
            released = navigation
        }
        #expect(released == nil)
        navigator.pop()
    }

    /// Anything that the navigator and the user do leads to the screens of the navigator.
    @Test(arguments: 0..<40)
    func theScreensAreThoseOfTheNavigator(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<80 {
                act(&random)
                #expect(shown == expected)
            }
        }
        #expect(reasons == [])
    }

    /// The same while neither the navigator nor the user waits for the transitions. The stand-in ends the process if
    /// it is told to make two at a time.
    @Test(arguments: 0..<12)
    func theScreensAreThoseOfTheNavigatorAfterAllTransitions(seed: UInt64) async {
        navigation.standInTakesTime = true
        var random = SplitMix(seed: seed)
        for _ in 0..<40 {
            for _ in 0...random.below(4) {
                act(&random)
                if random.below(2) == 0 { await Task.yield() }
            }
            #expect(await settles(), "\(shown), not \(expected)")
        }
    }

    /// The stacks that the navigator wants.
    private var expected: [[Place]] {
        var stacks: [[Place]] = [[]]
        for entry in navigator.entries.value {
            if entry.presentation != .page, !stacks[0].isEmpty { stacks.append([]) }
            stacks[stacks.count - 1].append(entry.destination)
        }
        return stacks
    }

    private func act(_ random: inout SplitMix) {
        let places: [Place] = [.goods, .detail(1), .editor, .help]
        let place = places[random.below(4)]
        switch random.below(9) {
        case 0, 1: navigator.push(place)
        case 2: navigator.present(place)
        case 3: navigator.pop()
        case 4: navigator.dismiss()
        case 5: (sheet ?? navigation).userGoesBack()
        case 6: navigation.userSwipesDown()
        case 7 where sheet?.presentedViewController != nil: sheet?.userSwipesDown()
        case 7: navigator.replace(with: place)
        default:
            transaction {
                navigator.popToRoot()
                navigator.present(place)
                navigator.push(.help)
            }
        }
    }
}
