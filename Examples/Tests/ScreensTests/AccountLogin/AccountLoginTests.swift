import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The account login as a user operates it.
@Suite struct AccountLoginTests {
    let time = VirtualScheduler()
    let service: StubCredentials

    init() { service = StubCredentials(time: time) }

    private func open() -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: .accountLogin, language: .chinese, services: .stubs(time, credentials: service),
                store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func loggingInTakesHalfASecondAndSaysSo() throws {
        let app = open()
        #expect(app.screen?.name == "account-login")
        #expect(try !app.find("login").isEnabled)
        #expect(!app.isPresent("busy"))
        try app.find("account").type("a")
        #expect(try !app.find("login").isEnabled)
        try app.find("password").type("b")
        try app.find("login").tap()
        #expect(try app.find("busy").text == "正在登录…")
        time.advance(by: .milliseconds(499))
        #expect(app.isPresent("busy"))
        time.advance(by: .milliseconds(1))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("result").text == "登录成功")
        #expect(service.requests == ["a b"])
    }

    @Test func aResultIsClearedWhenAFieldChangesAndNoLoginIsKept() throws {
        let app = open()
        for field in ["account", "password"] {
            try app.find("account").replaceText(with: "a")
            try app.find("password").replaceText(with: "b")
            try app.find("login").tap()
            time.advance(by: .milliseconds(500))
            #expect(app.isPresent("result"))
            try app.find(field).replaceText(with: "")
            #expect(!app.isPresent("result"))
        }
        #expect(try app.find("hint").text == "仅供演示：可使用任意账号和密码，且不会保持登录。")
    }

    @Test func theModelStandsBesideTheControls() throws {
        let app = open()
        try app.find("account").type("ada")
        try app.find("password").type("xyz")
        #expect(try app.find("model-account").text == "ada")
        #expect(try app.find("model-password").text == "•••")
    }

    @Test func aFailureIsShown() throws {
        service.isDown = true
        let app = open()
        try app.find("account").type("a")
        try app.find("password").type("b")
        try app.find("password").submit()
        time.advance(by: .milliseconds(500))
        #expect(try app.find("result").text == "呜呜,服务器不给力呀…")
        #expect(try app.find("login").isEnabled)
    }

    @Test func theModelAndTheControlsAreBoundBothWays() throws {
        let account = AccountLoginModel.Account(name: "ada")
        let model = AccountLoginModel(account: account, service: service)
        let app = HeadlessApp(time: time) { AccountLogin(model: model, texts: Texts(language: .english)) }
        #expect(try app.find("account").value == "ada")
        try app.find("account").type(" l")
        #expect(account.name == "ada l")
        account.name = "grace"
        account.password = "hopper"
        #expect(try app.find("account").value == "grace")
        #expect(try app.find("password").value == "hopper")
        #expect(try app.find("login").isEnabled)
    }
}
