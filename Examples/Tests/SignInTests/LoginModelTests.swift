import Bindery
import BinderyTesting
import BinderyView
import Testing

@testable import SignIn

/// The view models, without a server and without a browser.
@Suite struct LoginModelTests {
    private let time = VirtualScheduler()
    private let identity = Identity()

    private func login() -> LoginModel {
        LoginModel(identity: identity) { (_: String, password: String) async throws(AccountFailure) in
            guard password == "right" else { throw .wrong }
            return Principal(id: "1", name: "Ada")
        }
    }

    @Test func aRightPasswordSignsTheUserIn() throws {
        let app = HeadlessApp(time: time) { LoginView(model: login()) }
        #expect(try !app.find("log-in").isEnabled)
        try app.find("email").type("ada@example.org")
        try app.find("password").type("right")
        try app.find("log-in").tap()
        #expect(identity.principal.value?.name == "Ada")
    }

    @Test func aWrongPasswordIsToldAndRemoved() throws {
        let app = HeadlessApp(time: time) { LoginView(model: login()) }
        try app.find("email").type("ada@example.org")
        try app.find("password").type("wrong")
        try app.find("log-in").tap()
        #expect(identity.principal.value == nil)
        #expect(try app.find("password").value == "")
        #expect(try app.find("email").value == "ada@example.org")
    }

    @Test func aChangedPasswordSignsOutEverywhere() throws {
        var changes: [Identity.Change] = []
        let identity = Identity(.constant(Principal(id: "1", name: "Ada"))) { changes.append($0) }
        let model = AccountModel(identity: identity) { (_: String, _: String, _: String) async throws(AccountFailure) in
        }
        let app = HeadlessApp(time: time) { AccountView(model: model) }
        try app.find("present").type("right")
        try app.find("next").type("short")
        #expect(try !app.find("change").isEnabled)
        try app.find("next").type(" and now long")
        try app.find("change").tap()
        #expect(changes == [.signOutEverywhere])
        try app.find("sign-out").tap()
        #expect(changes.last == .signOut(path: nil))
    }

    @Test func theStaffAloneSeesTheirScreen() {
        let navigator = Navigator(SitePlace.routes, at: "/staff") { [identity] in SitePlace.rule(for: $0, identity) }
        #expect(navigator.stack.value == [.home, .login])
        identity.signIn(Principal(id: "2", name: "Bob"))
        #expect(navigator.stack.value == [.home, .login])
        identity.signIn(Principal(id: "1", name: "Ada", roles: ["staff"]))
        #expect(navigator.stack.value == [.home, .staff])
    }
}
