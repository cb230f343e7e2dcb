import BinderyView
import BinderyWebTesting
import Testing

private enum Page: Route {
    case index, list, detail(Int)

    var path: String {
        switch self {
        case .index: "/"
        case .list: "/list"
        case .detail(let number): "/list/\(number)"
        }
    }

    var parent: Page? {
        switch self {
        case .index, .list: .index
        case .detail: .list
        }
    }

    var isDetail: Bool { if case .detail = self { true } else { false } }
}

private func makePage(_ request: LiveRequest) -> LivePage {
    let routes = Routes(root: Page.index) { path in
        path == "/list" ? .list : path.hasPrefix("/list/") ? Int(path.dropFirst(6)).map(Page.detail) : nil
    }
    let navigator = Navigator(routes, at: request.location)
    return LivePage(
        language: .constant("en"), texts: .english,
        content: NavigationStack(navigator, isDetail: \.isDetail) { page in
            Screen("page", title: page.path) {
                Text(page.path).id(page.path)
                Button("Open") { navigator.push(page == .index ? .list : .detail(1)) }.id("open \(page.path)")
                Button("Visit") { navigator.visit(.detail(2)) }.id("visit \(page.path)")
                Button("Over") { navigator.push(.index) }.id("over \(page.path)")
            }
        })
}

/// A page that is a detail is shown beside the page below it.
@Suite struct TestPageDetailTests {
    private func screens(_ page: TestPage) -> [String] {
        page.visible.compactMap(\.identifier).filter { $0.hasPrefix("/") }
    }

    @Test func aDetailDoesNotHideTheScreenBelow() throws {
        let page = try TestPage(at: "/", makePage)
        try page.tap("open /")
        #expect(screens(page) == ["/list"])
        try page.tap("open /list")
        #expect(screens(page) == ["/list", "/list/1"])
        #expect(page.content.path == "/list/1")
        try page.goBack()
        #expect(screens(page) == ["/list"])
    }

    @Test func aDetailReplacesAnother() throws {
        let page = try TestPage(at: "/list", makePage)
        try page.tap("open /list")
        try page.tap("visit /list")
        #expect(screens(page) == ["/list", "/list/2"])
        #expect(page.content.depth == 3)
    }

    @Test func aDetailOverADetailIsBesideThePageBelowBoth() throws {
        let page = try TestPage(at: "/list", makePage)
        try page.tap("open /list")
        try page.tap("open /list/1")
        #expect(screens(page) == ["/list", "/list/1"])
        #expect(page.content.depth == 4)
    }

    @Test func anotherPageHidesBoth() throws {
        let page = try TestPage(at: "/list", makePage)
        try page.tap("open /list")
        try page.tap("over /list/1")
        #expect(screens(page) == ["/"])
        try page.goBack()
        #expect(screens(page) == ["/list", "/list/1"])
    }

    /// The page below has not been made, and is not made for this.
    @Test func aDetailThatIsOpenedByItsAddressIsAlone() throws {
        let page = try TestPage(at: "/list/1", makePage)
        #expect(screens(page) == ["/list/1"])
        try page.goBack()
        #expect(screens(page) == ["/list"])
    }

    @Test func aRestartShowsBothAgain() throws {
        let page = try TestPage(at: "/", makePage)
        try page.tap("open /")
        try page.tap("open /list")
        page.restart()
        #expect(screens(page) == ["/list", "/list/1"])
        try page.tap("visit /list")
        #expect(screens(page) == ["/list", "/list/2"])
        try page.goBack()
        page.restart()
        #expect(screens(page) == ["/list"])
    }

    @Test func aRestartShowsBothOnceThePageAboveThemEnds() throws {
        let page = try TestPage(at: "/list", makePage)
        try page.tap("open /list")
        try page.tap("over /list/1")
        page.restart()
        page.restart()
        #expect(screens(page) == ["/"])
        try page.goBack()
        #expect(screens(page) == ["/list", "/list/1"])
    }

    @Test func aRestartLeavesADetailAloneThatWasAlone() throws {
        let page = try TestPage(at: "/list/1", makePage)
        page.restart()
        #expect(screens(page) == ["/list/1"])
    }
}
