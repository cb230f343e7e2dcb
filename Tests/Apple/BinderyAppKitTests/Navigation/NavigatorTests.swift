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

    /// The page of the window, then those of the sheets.
    private var shown: [Place] {
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
