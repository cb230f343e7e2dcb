import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The account screen, and the login before it.
@Suite struct AccountTests {
    let time = VirtualScheduler()
    let store = StubStore()

    private func open(_ route: AppRoute, _ language: Language = .english, saved: SavedLogin? = nil) -> HeadlessApp {
        let (time, store) = (time, store)
        let showcase = time.run {
            Showcase(
                at: route, language: language, services: .stubs(time), store: store,
                remembered: Remembered(login: saved))
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func logIn(_ app: HeadlessApp) throws {
        try app.find("fill").tap()
        try app.find("login").tap()
        time.advance(by: .seconds(1))
    }

    @Test func whoIsNotLoggedInComesToTheAccountByTheLogin() throws {
        let app = open(.index)
        try app.find("link-account").tap()
        #expect(app.screen?.name == "phone-login")
        #expect(try app.find("reason").text == "Log in to see your account.")
        try logIn(app)
        #expect(app.screen?.name == "account")
        #expect(try app.find("nickname").text == "花田半亩")
        #expect(try app.find("phone").text == "13874389438")
        try app.tapBack()
        #expect(app.screen?.name == "index")
    }

    @Test func aLoginWithoutADetourLeadsToTheGoods() throws {
        let app = open(.index)
        try app.find("link-account").tap()
        try app.tapBack()
        try app.find("link-phone-login").tap()
        try logIn(app)
        #expect(app.screen?.name == "goods")
    }

    @Test func loggingOutLeadsToTheLoginAndIsRemembered() async throws {
        let app = open(.account)
        try logIn(app)
        try app.find("log-out").tap()
        #expect(app.screen?.name == "phone-login")
        #expect(try app.find("phone").value == "13874389438")
        #expect(try app.find("code").value == "")
        #expect(store.saved?.account == nil)
        let next = open(.account, saved: store.saved)
        #expect(next.screen?.name == "phone-login")
        #expect(try next.find("phone").value == "13874389438", "the phone is filled all the same")
        #expect(try next.find("code").value == "", "the code is gone")
    }

    @Test func whoIsLoggedInComesToTheAccountAtOnce() {
        let saved = SavedLogin(phone: "13601728394", code: "2046", nickname: "林小满")
        #expect(open(.account, saved: saved).screen?.title == "Your account")
        #expect(open(.account, .chinese, saved: saved).screen?.title == "我的账号")
    }

    @Test func anUnknownAddressHasAPageThatLeadsToTheStart() throws {
        let app = open(.unknown(path: "/nowhere"), .chinese)
        #expect(app.screen?.name == "not-found")
        #expect(app.screen?.title == "页面不存在")
        #expect(app.location?.path == "/nowhere")
        try app.find("link-start").tap()
        #expect(app.screen?.name == "index")
    }
}
