// The samples of BinderySwiftUI.md word for word, which scripts/check-guides compares, and what they do.
import BinderyFoundation
import BinderyStreams
import BinderySwiftUI
import Foundation
import SwiftUI
import Testing

private struct Account { let name: String }

private enum LoginFailure: Error {
    case refused

    var message: String { "The password is wrong." }
}

private final class Accounts {
    func login(_ name: String, _ password: String) async throws(LoginFailure) -> Account {
        if password != "secret" { throw .refused }
        return Account(name: name)
    }
}

private final class LoginModel {
    @Reactive var name = ""
    @Reactive var password = ""
    let login: Action<Void, Account, LoginFailure>

    init(accounts: Accounts) {
        let (name, password) = (_name, _password)
        let isFilled = Property { !name.value.isEmpty && !password.value.isEmpty }
        login = Action(enabledIf: isFilled) { () async throws(LoginFailure) in
            try await accounts.login(name.value, password.value)
        }
    }
}

private struct LoginScreen: View {
    @StateModel private var model: LoginModel

    init(model: @autoclosure @escaping @MainActor () -> LoginModel) {
        _model = StateModel(wrappedValue: model())
    }

    var body: some View {
        Form {
            TextField("Name", text: $model.name)
            TextField("Password", text: $model.password)
            ActionButton("Log in", action: model.login)
            if let account = model.login.latest.value { Text("Hello \(account.name)") }
        }
        .onSubmit(action: model.login)
        .alert("Not logged in", failuresOf: model.login) { failure in Text(failure.message) }
    }
}

@MainActor
@Test
func theExampleOfTheGuideLogsIn() async {
    let model = LoginModel(accounts: Accounts())
    let host = Host { LoginScreen(model: model) }
    #expect(host.lines == ["{Name: }", "{Password: }", "(Log in)"])
    host.userTypes("Ada", into: "Name")
    host.userTypes("wrong", into: "Password")
    host.userTaps("Log in")
    _ = await model.login.isExecuting.firstValue { !$0 }
    host.update()
    #expect(host.lines == ["Not logged in", "The password is wrong.", "[OK]"])
    host.userTaps("OK")
    host.userTypes("secret", into: "Password")
    host.userSubmits("Password")
    _ = await model.login.isExecuting.firstValue { !$0 }
    host.update()
    #expect(host.lines == ["{Name: Ada}", "{Password: secret}", "[Log in]", "Hello Ada"])
}

private final class CalendarModel {
    let day = Dependencies.current.date.now
}

private struct CalendarScreen: View {
    let model: CalendarModel

    var body: some View { Text(verbatim: "\(model.day.timeIntervalSince1970)") }
}

@MainActor
@Test
func thePreviewOfTheGuideMakesItsModelWithItsOwnDate() {
    let holiday = Date(timeIntervalSince1970: 86_400)
    let host = Host {
        let model = withDependencies(.preview) {
            $0.date = .constant(holiday)
        } perform: {
            CalendarModel()
        }
        CalendarScreen(model: model)
    }
    #expect(host.lines == ["86400.0"])
}
