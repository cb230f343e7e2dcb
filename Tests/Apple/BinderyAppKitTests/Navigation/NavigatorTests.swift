import AppKit
import BinderyAppKit
import FourFaces
import Testing

@MainActor
@Suite struct NavigatorTests {
    private final class PlaceScreen: NSViewController {
        let place: Place

        init(_ place: Place) {
            self.place = place
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func loadView() {
            view = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            if place == .help { preferredContentSize = CGSize(width: 500, height: 200) }
        }
    }

    private let content = Screen()
    private let window: NSWindow
    private let navigator: Navigator<Place>

    init() {
        navigator = Navigator(Place.routes)
        window = NSWindow(contentViewController: content)
        content.reactive.show(navigator) { PlaceScreen($0) }
    }

    private func page(of controller: NSViewController) -> PlaceScreen? {
        controller.children.lazy.compactMap { $0 as? PlaceScreen }.first
    }

    private var shown: [Place] { shown(by: content) }

    /// The page of the window, then those of the sheets.
    private func shown(by content: NSViewController) -> [Place] {
        var (places, next): ([Place], NSViewController?) = ([], content)
        while let controller = next {
            if let place = page(of: controller)?.place { places.append(place) }
            next = controller.presentedViewControllers?.last
        }
        return places
    }

    private var sheet: NSViewController? { content.presentedViewControllers?.last }

    @Test
    func theLastPageIsShown() {
        #expect(shown == [.index])
        let index = page(of: content)
        navigator.push(.goods)
        navigator.push(.detail(1))
        #expect(shown == [.detail(1)])
        #expect(page(of: content)?.view.superview === content.view)
        navigator.popToRoot()
        #expect(shown == [.index])
        #expect(page(of: content) === index)
        navigator.open("/goods/7")
        #expect(shown == [.detail(7)])
        navigator.pop()
        #expect(shown == [.goods])
    }

    @Test
    func aScreenThatEndsIsReleased() {
        navigator.push(.goods)
        weak var goods: NSViewController?
        goods = page(of: content)
        navigator.push(.help)
        #expect(goods != nil)
        navigator.popToRoot()
        #expect(goods == nil)
    }

    @Test
    func sheetsArePresentedOverEachOther() {
        navigator.present(.editor)
        #expect(shown == [.index, .editor])
        navigator.push(.help)
        #expect(shown == [.index, .help])
        navigator.present(.detail(2))
        #expect(shown == [.index, .help, .detail(2)])
        navigator.dismiss()
        #expect(shown == [.index, .help])
        navigator.popToRoot()
        #expect(shown == [.index])
        #expect(window.attachedSheet == nil)
    }

    @Test
    func aSheetIsAsLargeAsItsPage() throws {
        navigator.present(.editor)
        let sheet = try #require(sheet)
        for size in [CGSize(width: 400, height: 300), CGSize(width: 500, height: 200)] {
            #expect(sheet.preferredContentSize == size && sheet.view.frame.size == size)
            #expect(page(of: sheet)?.view.frame.size == size)
            navigator.push(.help)
        }
        navigator.pop()
        navigator.pop()
        #expect(sheet.preferredContentSize == CGSize(width: 400, height: 300))
    }

    @Test
    func aSheetThatIsDismissedOtherwiseIsLeft() {
        navigator.present(.editor)
        navigator.present(.help)
        #expect(StandIn.reasonsRaised { sheet?.dismiss(nil) } == [])
        #expect(navigator.stack.value == [.index])
        #expect(shown == [.index] && window.attachedSheet == nil)
    }

    @Test
    func aSheetThatAsksFirstIsPresentedAgain() throws {
        navigator.present(.editor)
        let id = try #require(navigator.entries.value.last?.id)
        var leave: (() -> Void)?
        let question = navigator.confirmLeaving(id, while: .constant(true)) { leave = $0 }
        let editor = page(of: try #require(sheet))
        sheet?.dismiss(nil)
        #expect(shown == [.index, .editor])
        #expect(page(of: try #require(sheet)) === editor)
        leave?()
        #expect(shown == [.index])
        question.dispose()
    }

    @Test
    func aSheetWaitsForTheWindow() {
        let (content, navigator) = (Screen(), Navigator(Routes(root: Place.index) { _ in nil }))
        content.reactive.show(navigator) { PlaceScreen($0) }
        navigator.present(.help)
        #expect(content.presentedViewControllers == nil)
        let window = NSWindow(contentViewController: content)
        #expect(content.presentedViewControllers?.count == 1)
        withExtendedLifetime(window) {}
    }

    @Test
    func aRestoredTrailShowsItsPageAndItsSheet() throws {
        navigator.push(.goods)
        navigator.push(.detail(7))
        navigator.present(.editor)
        let trail = "\(navigator.trail)"
        #expect(trail == "/ /goods /goods/7 +/editor")
        let (restored, other) = (Navigator(Place.routes), Screen())
        other.reactive.show(restored) { PlaceScreen($0) }
        restored.restore(try #require(NavigationTrail(trail)))
        #expect(shown(by: other) == [.detail(7)])
        let window = NSWindow(contentViewController: other)
        #expect(shown(by: other) == [.detail(7), .editor])
        other.presentedViewControllers?.last?.dismiss(nil)
        #expect(restored.stack.value == [.index, .goods, .detail(7)])
        restored.pop()
        #expect(shown(by: other) == [.goods])
        withExtendedLifetime(window) {}
    }

    @Test
    func aTrailThatIsRestoredKeepsTheScreensThatAreThere() {
        navigator.push(.goods)
        let goods = page(of: content)
        navigator.restore(NavigationTrail(paths: "/", "/goods", "/nowhere", "/goods/7"))
        #expect(shown == [.detail(7)])
        navigator.pop()
        #expect(goods != nil && page(of: content) === goods)
    }

    @Test
    func aLinkOverASheetDismissesIt() {
        navigator.push(.goods)
        let goods = page(of: content)
        navigator.present(.editor)
        navigator.present(.help)
        #expect(StandIn.reasonsRaised { navigator.open("/goods/7") } == [])
        #expect(shown == [.detail(7)])
        #expect(window.attachedSheet == nil)
        navigator.pop()
        #expect(page(of: content) === goods)
    }

    @Test
    func anotherAlternativeOfAGuardIsAnotherScreen() {
        let (isLoggedIn, isKnown) = (MutableProperty(false), MutableProperty(false))
        let navigator = Navigator<Place>([.index]) { place in
            if place == .editor { return RouteGuard(isLoggedIn, otherwise: .help) }
            return place == .help ? RouteGuard(isKnown, otherwise: .goods) : nil
        }
        content.reactive.show(navigator) { PlaceScreen($0) }
        navigator.push(.editor)
        #expect(shown == [.goods])
        isKnown.value = true
        #expect(shown == [.help])
        isLoggedIn.value = true
        #expect(shown == [.editor])
    }

    @Test
    func theAlternativeToASheetIsAPage() {
        let isLoggedIn = MutableProperty(false)
        let navigator = Navigator<Place>([.index]) { $0 == .editor ? RouteGuard(isLoggedIn, otherwise: .help) : nil }
        content.reactive.show(navigator) { PlaceScreen($0) }
        navigator.present(.editor)
        #expect(shown == [.help])
        isLoggedIn.value = true
        #expect(shown == [.index, .editor])
        isLoggedIn.value = false
        #expect(shown == [.help] && window.attachedSheet == nil)
    }

    @Test
    func aResultReachesTheCaller() async {
        let navigator = navigator
        let waiting = Task { await navigator.push(.editor, returning: String.self) }
        _ = await navigator.stack.firstValue { $0.last == .editor }
        #expect(shown == [.editor])
        navigator.finish(with: "saved")
        #expect(await waiting.value == "saved")
        #expect(shown == [.index])
    }

    @Test
    func theWaitsEndWithTheController() async {
        let navigator = Navigator(Routes(root: Place.index) { _ in nil })
        weak var released: NSViewController?
        let waiting: Task<String?, Never>
        do {
            let content = Screen()
            content.reactive.show(navigator) { PlaceScreen($0) }
            waiting = Task { await navigator.push(.editor, returning: String.self) }
            _ = await navigator.stack.firstValue { $0.last == .editor }
            released = content
        }
        #expect(released == nil)
        #expect(await waiting.value == nil)
    }
}
