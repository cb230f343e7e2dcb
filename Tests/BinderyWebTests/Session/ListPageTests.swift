import BinderyView
import Testing

@testable import BinderyWeb
@testable import BinderyWire

private enum Page: Route {
    case list, other

    var path: String { self == .list ? "/" : "/other" }
}

@Suite final class ListPageTests {
    private let backend = WebBackend()
    private let scope = Scope()
    private let rows = MutableListProperty(Array(0..<1000))
    private let position = ListPosition()

    init() {
        let view = List(rows, id: { $0 }) { row in Text(row.map { "\($0)" }) }.position(position).id("list")
        view.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        backend.isPageSent = true
    }

    deinit { scope.dispose() }

    private var list: WebNode { backend.stack.children[0] }
    private var mounted: [String?] { list.children[0].children.map { $0[attribute: .dataTestid] } }

    private func show(_ range: Range<Int>) {
        backend.handle(.showRows(range, node: list.number, isBeyondFirstPage: range.lowerBound > 20))
    }

    @Test func theFirstHTMLHasTheFirstThirtyRows() {
        #expect(mounted == (0..<30).map { "row-\($0)" })
        #expect(list.html.contains(#"data-count="1000" data-first="0" data-changes="0""#))
    }

    @Test func rowsNearThoseThatAreSeenAreMounted() {
        show(500..<512)
        #expect(mounted == (488..<524).map { "row-\($0)" })
        #expect(list[attribute: .dataFirst] == "488")
        #expect(position.visible.value == 500..<512 && position.isBeyondFirstPage.value)
    }

    @Test func aPageGetsTheRowsThatItWantsAroundThoseThatAreSeen() {
        backend.handle(.showRows(500..<505, node: list.number, isBeyondFirstPage: true, mounted: 480..<640))
        #expect(mounted == (480..<640).map { "row-\($0)" })
        #expect(position.visible.value == 500..<505)
        backend.handle(.showRows(500..<505, node: list.number, isBeyondFirstPage: true, mounted: 0..<1000))
        #expect(mounted.count == 300)
    }

    @Test func onlyWhatComesAndGoesIsSent() {
        show(12..<24)
        _ = backend.takeOperations()
        show(15..<27)
        let frame = backend.takeOperations()
        #expect(frame.matches(of: /\["i"/).count == 3)
        #expect(frame.matches(of: /\["r"/).count == 3)
    }

    @Test func aForgedRangeIsClamped() {
        show(990..<1990)
        #expect(mounted.count <= 300 && mounted.last == "row-999")
        show(1 << 30..<1 << 30 + 5)
        #expect(mounted.last == "row-999")
        #expect(position.visible.value.isEmpty)
        backend.handle(.showRows(0..<5, node: 1, isBeyondFirstPage: false))
        backend.handle(.showRows(0..<5, node: 99_999, isBeyondFirstPage: false))
        #expect(mounted.last == "row-999")
    }

    @Test func toScrollToARowItIsMountedFirst() {
        show(0..<12)
        _ = backend.takeOperations()
        position.scroll(to: 700)
        #expect(mounted.contains("row-700"))
        #expect(backend.takeOperations().hasSuffix(#"["s",\#(list.number),700]]"#))
    }

    @Test func nothingIsSentOfAListOnACoveredScreen() {
        let (backend, scope, rows) = (WebBackend(), Scope(), rows)
        defer { scope.dispose() }
        let navigator = Navigator(Routes(root: Page.list) { _ in nil }, at: "/")
        let stack = NavigationStack(navigator) { page in
            Screen("page", title: page.path) {
                When(.constant(page == .list)) {
                    List(rows, id: { $0 }) { row in Text(row.map { "number \($0)" }) }.id("list")
                }
            }
        }
        stack.mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        backend.isPageSent = true
        navigator.push(.other)
        _ = backend.takeOperations()
        let nothing = backend.takeOperations()
        rows.insert(contentsOf: 5000..<5010, at: 0)
        rows.removeSubrange(15..<500)
        #expect(backend.takeOperations() == nothing)
        navigator.pop()
        #expect(backend.takeOperations().contains("number 5000"))
    }

    @Test func nodesAreFoundByTheirNumberOnlyWhileTheyAreOnThePage() {
        var pressed = 0
        let button = backend.makeButton(prominence: .plain) { pressed += 1 }
        backend.handle(.tap(node: button.number))
        backend.insert(button, into: list, before: nil)
        backend.handle(.tap(node: button.number))
        backend.remove(button, from: list)
        backend.handle(.tap(node: button.number))
        #expect(pressed == 1)
    }
}
