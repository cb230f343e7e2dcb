import Bindery
import BinderyTesting
import BinderyView
import Testing

struct Account: Equatable, Sendable {
    let nickname: String
}

enum LoginFailure: Error {
    case refused, offline

    var message: String {
        switch self {
        case .refused: "Wrong phone number or code."
        case .offline: "The server does not answer."
        }
    }
}

protocol Accounts: Sendable {
    func avatar(of phone: String) async -> String
    func logIn(_ phone: String, _ code: String) async throws(LoginFailure) -> Account
}

final class LoginModel {
    @Reactive var phone = ""
    @Reactive var code = ""
    let avatar: AsyncProperty<String, Never>
    let login: Action<Void, Account, LoginFailure>
    let message: Property<String>

    init(accounts: some Accounts) {
        let (phone, code) = (_phone, _code)
        avatar = AsyncProperty { await accounts.avatar(of: phone.value) }
        login = Action(enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }) {
            () async throws(LoginFailure) in
            try await accounts.logIn(phone.value, code.value)
        }
        message = login.failure.map { $0?.message ?? "" }
    }
}

struct LoginView: View {
    let model: LoginModel

    var body: some View {
        Column {
            Avatar(model.avatar.latest, description: "Avatar").id("avatar")
            TextField("Phone", text: model.$phone).id("phone")
            TextField("Code", text: model.$code).id("code")
            Button("Log in", action: model.login).id("login")
            Text(model.message).id("message")
        }
        .busy(model.login.isExecuting, "Logging in…")
    }
}

/// The example of ComingFrom.md.
@Suite struct ComingFromTests {
    private let time = VirtualScheduler()

    @Test func aRefusalIsSaidUntilTheNextAttempt() {
        time.run {
            let model = LoginModel(accounts: StubAccounts(time: time))
            (model.phone, model.code) = ("138", "0000")
            model.login.execute()
            #expect(model.login.isExecuting.value)
            time.advance(by: .seconds(1))
            #expect(model.message.value == "Wrong phone number or code.")
            model.code = "5858"
            model.login.execute()
            #expect(model.message.value == "")
            time.advance(by: .seconds(1))
            #expect(model.login.latest.value == Account(nickname: "Ada"))
        }
    }

    @Test func theScreenNeedsNothingElse() throws {
        let app = HeadlessApp(time: time) { LoginView(model: LoginModel(accounts: StubAccounts(time: time))) }
        try app.find("phone").type("138")
        try app.find("code").type("0000")
        try app.find("login").tap()
        #expect(app.isPresent("busy"))
        app.time.advance(by: .seconds(1))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("message").text == "Wrong phone number or code.")
    }

    @Test func thePageShowsTheseTests() throws { try expectExamples(4, of: "ComingFrom.md") }
}
