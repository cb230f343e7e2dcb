import BinderyTesting
import BinderyView
import Testing

private enum Route: Bindery.Route {
    case index, login, detail(Int)

    init?(path: String) {
        switch path {
        case "/": self = .index
        case "/login": self = .login
        default:
            guard let number = Int(path.dropFirst("/detail/".count)) else { return nil }
            self = .detail(number)
        }
    }

    var path: String {
        switch self {
        case .index: "/"
        case .login: "/login"
        case .detail(let number): "/detail/\(number)"
        }
    }
}

private struct Page: View {
    let route: Route
    let title: Property<String>
    let text = MutableProperty("")

    var body: some View {
        Screen(String(route.path.dropFirst()), title: title) { TextField("Field", text: text).id("field") }
    }
}

@Suite struct NavigationStackTests {
    private let navigator = Navigator(Routes(root: Route.index, destination: Route.init(path:)))
    private let isChinese = MutableProperty(false)
    private let messages = Subject<String, Never>()

    private func app(_ time: VirtualScheduler = VirtualScheduler()) -> HeadlessApp {
        let back = isChinese.map { $0 ? "返回" : "Back" }
        return HeadlessApp(time: time, texts: InterfaceTexts(back: back)) {
            NavigationStack(navigator) { route in
                Page(route: route, title: isChinese.map { ($0 ? "页 " : "Page ") + route.path }).toast(messages)
            }
        }
    }

    private func isAt(_ app: HeadlessApp, _ depth: Int, _ path: String, _ title: String) -> Bool {
        app.location?.depth == depth && app.location?.path == path && app.location?.title == title
    }

    @Test func showsTheLastScreenOfTheStack() throws {
        let app = app()
        #expect(app.screen?.name == "")
        #expect(app.screen?.canGoBack == false)
        #expect(isAt(app, 1, "/", "Page /"))
        navigator.push(.login)
        #expect(app.screen?.name == "login")
        #expect(app.screen?.title == "Page /login")
        #expect(app.screen?.canGoBack == true)
        #expect(isAt(app, 2, "/login", "Page /login"))
        navigator.pop()
        #expect(app.screen?.name == "")
        #expect(isAt(app, 1, "/", "Page /"))
    }

    @Test func aVisitReplacesTheScreenAndTheWayBackMakesItAgain() throws {
        let app = app()
        navigator.visit(.login)
        #expect(isAt(app, 1, "/login", "Page /login"))
        #expect(app.screen?.canGoBack == false)
        navigator.visit(.detail(1))
        #expect(isAt(app, 1, "/detail/1", "Page /detail/1"))
        try app.goBack()
        #expect(isAt(app, 1, "/login", "Page /login"))
        try app.goBack()
        #expect(isAt(app, 1, "/", "Page /"))
        #expect(throws: HeadlessFailure.self) { try app.goBack() }
        try app.goForward()
        #expect(isAt(app, 1, "/login", "Page /login"))
        navigator.replace(with: .detail(2))
        try app.goBack()
        #expect(isAt(app, 1, "/", "Page /"))
    }

    @Test func whatIsPushedOnAVisitLeadsBackToIt() throws {
        let app = app()
        navigator.visit(.detail(1))
        navigator.visit(.detail(2))
        navigator.push(.login)
        #expect(isAt(app, 2, "/login", "Page /login"))
        navigator.pop()
        #expect(isAt(app, 1, "/detail/2", "Page /detail/2"))
        isChinese.value = true
        #expect(isAt(app, 1, "/detail/2", "页 /detail/2"))
        try app.goBack()
        #expect(isAt(app, 1, "/detail/1", "页 /detail/1"))
    }

    @Test func aCoveredScreenKeepsItsStateAndIsNotInTheTree() throws {
        let app = app()
        let root = try app.find("field")
        try root.type("kept")
        navigator.push(.login)
        #expect(app.ids == ["field"])
        #expect(try app.find("field").value == "")
        #expect(!root.isVisible)
        #expect(app.backend.content.children.count == 1)
        navigator.pop()
        #expect(try app.find("field").node === root.node)
        #expect(try app.find("field").value == "kept")
    }

    @Test func aScreenWithAnotherAddressIsTheSameAlsoWhenTheHistoryLeadsToIt() throws {
        let app = app()
        navigator.push(.detail(1))
        let field = try app.find("field")
        try field.type("kept")
        navigator.readdress(.detail(1), as: .detail(2))
        #expect(app.location?.depth == 2)
        #expect(app.location?.path == "/detail/2")
        #expect(try app.find("field").node === field.node)
        navigator.push(.login)
        navigator.readdress(.detail(2), as: .detail(3))
        navigator.pop()
        #expect(app.location?.path == "/detail/3")
        let trail = try #require(app.location?.trail)
        navigator.push(.login)
        navigator.restore(trail)
        #expect(try app.find("field").node === field.node)
        #expect(try app.find("field").value == "kept")
    }

    @Test func whatChangesOnACoveredScreenIsThereWhenItComesBack() {
        let isLoading = MutableProperty(false), isOpen = MutableProperty(false)
        let app = HeadlessApp {
            NavigationStack(navigator) { route in
                Screen(route.path, title: route.path) {
                    When(isOpen) { Text("").id("more") }
                    Text("").id("end")
                }
                .busy(isLoading, "Wait")
            }
        }
        navigator.push(.login)
        isLoading.value = true
        isOpen.value = true
        #expect(app.ids == ["more", "end", "busy"])
        navigator.pop()
        #expect(app.ids == ["more", "end", "busy"])
        #expect(app.backend.content.children.count == 2)
        isLoading.value = false
        #expect(app.ids == ["more", "end"])
    }

    @Test func severalScreensAtOnceShowOnlyTheLast() throws {
        let app = app()
        transaction {
            navigator.push(.login)
            navigator.push(.detail(1))
            navigator.push(.detail(2))
        }
        #expect(app.backend.content.children.map(\.text) == ["Page /detail/2"])
        #expect(isAt(app, 4, "/detail/2", "Page /detail/2"))
        navigator.pop()
        #expect(app.backend.content.children.map(\.text) == ["Page /detail/1"])
        navigator.popToRoot()
        #expect(app.backend.content.children.map(\.text) == ["Page /"])
    }

    @Test func aScreenThatIsReplacedEndsAndTheOneBelowStaysCovered() throws {
        let app = app()
        navigator.push(.detail(1))
        try app.find("field").type("gone")
        transaction {
            navigator.pop()
            navigator.push(.detail(2))
        }
        #expect(app.backend.content.children.map(\.text) == ["Page /detail/2"])
        #expect(try app.find("field").value == "")
    }

    @Test func titlesTheWayBackAndTheLocationFollowTheLanguage() {
        let app = app()
        navigator.push(.login)
        #expect(app.screen?.backTitle == "Back")
        isChinese.value = true
        #expect(app.screen?.title == "页 /login")
        #expect(app.screen?.backTitle == "返回")
        #expect(isAt(app, 2, "/login", "页 /login"))
        navigator.pop()
        #expect(app.screen?.title == "页 /", "a covered screen follows too")
    }

    @Test func theScreensOwnWayBackAndThePlatformsBothGoBack() throws {
        let app = app()
        navigator.push(.login)
        navigator.push(.detail(1))
        try app.tapBack()
        #expect(navigator.stack.value == [.index, .login])
        try app.goBack()
        #expect(navigator.stack.value == [.index])
    }

    @Test func thePlatformGoesForwardToAPathAndBackByDepth() throws {
        let app = app()
        try app.go(to: NavigationTrail(paths: "/", "/detail/7"))
        #expect(navigator.stack.value == [.index, .detail(7)])
        try app.go(to: NavigationTrail(paths: "/", "/detail/7", "/login"))
        try app.go(to: NavigationTrail(paths: "/"))
        #expect(navigator.stack.value == [.index])
        try app.go(to: NavigationTrail(paths: "/", "/nowhere"))
        #expect(navigator.stack.value == [.index])
    }

    @Test func aToastGoesWithItsScreen() {
        let time = VirtualScheduler()
        let app = app(time)
        navigator.push(.login)
        time.run { messages.send("Wrong code") }
        #expect(app.toast == "Wrong code")
        navigator.pop()
        #expect(app.toast == nil)
    }

    @Test func aStackThatIsGoneIsNotAskedToNavigateAnyMore() throws {
        let isOpen = MutableProperty(true)
        let app = HeadlessApp {
            When(isOpen) {
                NavigationStack(navigator) { route in
                    Page(route: route, title: .constant(""))
                }
            }
        }
        isOpen.value = false
        try? app.go(to: NavigationTrail(paths: "/", "/login"))
        #expect(navigator.stack.value == [.index])
    }

    @Test func aScreenHasAWayBackAsLongAsAnotherLiesBelowIt() throws {
        let app = app()
        try app.find("field").type("kept")
        navigator.setStack([.login, .index])
        #expect(app.screen?.canGoBack == true)
        #expect(app.screen?.backTitle == "Back")
        #expect(try app.find("field").value == "kept")
        navigator.setStack([.index])
        #expect(app.screen?.canGoBack == false)
        #expect(app.screen?.backTitle == "")
        navigator.setStack([.login, .index])
        try app.tapBack()
        #expect(navigator.stack.value == [.login])
        #expect(app.screen?.canGoBack == false)
    }

    @Test func theStackThatIsShownLastHasTheLocationAsLongAsItCanBeSeen() throws {
        let other = Navigator(Routes(root: Route.login, destination: Route.init(path:)), at: "/login")
        let (isOpen, isHidden) = (MutableProperty(true), MutableProperty(false))
        let app = HeadlessApp { [navigator] in
            NavigationStack(navigator) { Page(route: $0, title: .constant("first")) }
            When(isOpen) {
                Column { NavigationStack(other) { Page(route: $0, title: .constant("second")) } }.hidden(isHidden)
            }
        }
        #expect(isAt(app, 1, "/login", "second"))
        try app.go(to: NavigationTrail(paths: "/login", "/detail/1"))
        #expect(other.stack.value == [.login, .detail(1)])
        #expect(navigator.stack.value == [.index])
        isHidden.value = true
        #expect(isAt(app, 1, "/", "first"))
        isHidden.value = false
        #expect(isAt(app, 2, "/detail/1", "second"))
        isOpen.value = false
        #expect(isAt(app, 1, "/", "first"))
        try app.go(to: NavigationTrail(paths: "/", "/detail/2"))
        #expect(navigator.stack.value == [.index, .detail(2)])
        #expect(isAt(app, 2, "/detail/2", "first"))
    }
}
