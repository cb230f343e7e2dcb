import BinderyTesting
import Testing

@testable import Login

/// Knows one account, and takes a second of virtual time to answer.
struct StubLogin: LoginService {
    let time: VirtualScheduler

    nonisolated(nonsending) func logIn(phone: String, code: String) async throws(LoginFailure) -> String {
        do { try await time.sleep(for: .seconds(1)) } catch { throw .unreachable }
        if code != "5858" { throw .wrongCode }
        return "Ada"
    }
}

@Suite struct LoginTests {
    let time = VirtualScheduler()

    private func open() -> HeadlessApp {
        HeadlessApp(time: time) { LoginView(model: LoginModel(service: StubLogin(time: time))) }
    }

    @Test func theButtonIsEnabledWhileBothFieldsAreFilled() throws {
        let app = open()
        #expect(try !app.find("login").isEnabled)
        try app.find("phone").type("13874389438")
        try app.find("code").type("5858")
        #expect(try app.find("login").isEnabled)
        try app.find("code").replaceText(with: "")
        #expect(try !app.find("login").isEnabled)
    }

    @Test func theUserIsGreetedAfterASecond() throws {
        let app = open()
        try app.find("phone").type("13874389438")
        try app.find("code").type("5858")
        try app.find("login").tap()
        #expect(app.isPresent("busy"))
        time.advance(by: .seconds(1))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("message").text == "Welcome, Ada.")
    }
}
