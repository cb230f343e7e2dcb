import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The whole showcase as a user operates it, without a browser.
@Suite struct ShowcaseTests {
    let time = VirtualScheduler()
    let accounts: StubAccounts
    let goods: StubGoods
    let store = StubStore()

    init() {
        accounts = StubAccounts(time: time)
        goods = StubGoods(time: time)
    }

    private func open(_ route: AppRoute, _ language: Language = .english, saved: SavedLogin? = nil) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: route, language: language, services: .stubs(time, accounts: accounts, goods: goods),
                store: store,
                remembered: Remembered(login: saved))
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func theIndexLeadsToTheScreensAndBack() throws {
        let app = open(.index)
        #expect(app.screen?.name == "index")
        try app.find("link-phone-login").tap()
        #expect(app.screen?.name == "phone-login")
        #expect(app.location?.path == "/phone-login")
        #expect(app.location?.title == "Phone login")
        try app.tapBack()
        #expect(app.screen?.name == "index")
    }

    @Test func everyTextFollowsTheLanguage() throws {
        let app = open(.index)
        try app.find("language-zh").tap()
        #expect(app.screen?.title == "Bindery 示例")
        #expect(store.language == .chinese, "the choice is remembered")
        #expect(try app.find("link-phone-login").text == "手机登录\n使用手机号和验证码登录")
        #expect(try app.find("language-zh").isSelected)
        #expect(try !app.find("language-en").isSelected)
        try app.find("link-phone-login").tap()
        #expect(app.screen?.title == "手机登录")
        #expect(app.screen?.backTitle == "返回")
        #expect(try app.find("login").text == "登录")
    }

    @Test func aLanguageThatIsChosenWhileTheOneBeforeIsSavedIsRememberedToo() throws {
        store.time = time
        let app = open(.index)
        try app.find("language-zh").tap()
        try app.find("language-en").tap()
        time.advance(by: .seconds(2))
        #expect(store.language == .english)
    }

    @Test func loggingInShowsGoodsWithTheUsersName() throws {
        let app = open(.phoneLogin)
        #expect(try !app.find("login").isEnabled)
        try app.find("phone").type("13874389438")
        try app.find("code").type("5858")
        #expect(app.focused == "code")
        try app.find("login").tap()
        #expect(app.focused == nil, "pressing login ends editing")
        #expect(try app.find("busy").text == "Loading…")
        #expect(try !app.find("login").isEnabled)
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "goods")
        #expect(try app.find("who").text == "Logged in as 花田半亩")
        #expect(store.saved?.code == "5858")
        try app.goBack()
        #expect(try app.find("phone").value == "13874389438", "the screen below stays as it was left")
    }

    @Test(arguments: [
        ("1", "1", "请输入正确的手机号码"), ("13874389438", "1", "验证码错误"), ("13874389438", "1234", "手机号或验证码不正确"),
    ])
    func failuresAreShownAsToasts(_ phone: String, _ code: String, _ toast: String) throws {
        let app = open(.phoneLogin, .chinese)
        try app.find("phone").type(phone)
        try app.find("code").type(code)
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == toast)
        #expect(try app.find("login").isEnabled)
        time.advance(by: .seconds(4))
        #expect(app.toast == nil)
    }

    @Test func aFailureEndsWithTheNextAttempt() throws {
        let app = open(.phoneLogin)
        try app.find("phone").type("13874389438")
        try app.find("code").type("0000")
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "Wrong phone number or code. Try again.")
        #expect(app.toastKind == .failure)
        #expect(try app.find("code").node.message == "Wrong phone number or code. Try again.", "at its field as well")
        try app.find("code").replaceText(with: "5858")
        #expect(try app.find("code").node.message == nil)
        try app.find("login").tap()
        #expect(app.toast == nil)
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "goods")
        #expect(app.toast == nil)
    }

    @Test func aFailureEndsWithItsScreen() throws {
        let app = open(.phoneLogin)
        try app.find("phone").type("1")
        try app.find("code").type("1")
        try app.find("login").tap()
        #expect(try app.find("phone").node.message == "Enter a valid mobile number.")
        #expect(try app.find("code").node.message == nil)
        #expect(app.toast == "Enter a valid mobile number.")
        try app.tapBack()
        #expect(app.toast == nil)
    }

    @Test func whatIsBehindLoadingTakesNoKeysAndTheWayBackDoes() throws {
        let app = open(.phoneLogin)
        try app.find("fill").tap()
        try app.find("login").tap()
        #expect(throws: HeadlessFailure.self) { try app.find("phone").type("1") }
        try app.tapBack()
        #expect(app.screen?.name == "index")
        time.advance(by: .seconds(2))
        #expect(app.screen?.name == "index")
    }

    @Test func aDemoAccountIsChosenOnTheScreen() throws {
        let app = open(.phoneLogin)
        #expect(!app.isPresent("account-15921640873"))
        try app.find("accounts").tap()
        try app.find("account-15921640873").tap()
        #expect(try app.find("phone").value == "15921640873")
        #expect(try app.find("code").value == "7319")
        #expect(!app.isPresent("account-15921640873"))
    }

    @Test func aServiceThatIsDownIsAToastToo() throws {
        accounts.isDown = true
        let app = open(.phoneLogin, .chinese)
        try app.find("fill").tap()
        try app.find("login").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "呜呜,服务器不给力呀…")
    }

    @Test func enterSubmitsTheForm() throws {
        let app = open(.phoneLogin)
        try app.find("fill").tap()
        try app.find("code").submit()
        #expect(app.isPresent("busy"))
    }

    @Test func goodsOpenedDirectlySaysWhoWasLoggedInLast() throws {
        #expect(try open(.goods()).find("who").text == "You’re not logged in")
        let saved = SavedLogin(phone: "13601728394", code: "2046", nickname: "林小满")
        #expect(try open(.goods(), saved: saved).find("who").text == "Logged in as 林小满")
    }

    @Test func everyPhraseIsInBothLanguages() {
        for phrase in Phrase.allCases {
            for language in Language.allCases {
                let texts = Texts(language: language)
                #expect(!texts.now(phrase).isEmpty, "\(phrase) has no text in \(language)")
            }
        }
    }
}
