// The sample of BinderyUIKitView.md word for word, which scripts/check-guides compares, and what it does.
import BinderyTesting
import BinderyUIKitView
import Testing
import UIKit

private final class LoginModel {
    @Reactive var name = ""
    private(set) lazy var login = Action<Void, Void, Never>.from(
        enabledIf: _name.map { !$0.isEmpty }
    ) { Producer<Void, Never>.just(()) }
}

private struct LoginView: View {
    let model: LoginModel

    var body: some View {
        Form {
            TextField("Name", text: model.$name).id("name")
            Button("Log in", action: model.login).id("login")
        }
    }
}

@MainActor
@Suite struct GuideTests {
    @Test
    func theViewIsAScreenOfUIKit() throws {
        let window = UIWindow()

        let model = LoginModel()
        window.rootViewController = BinderyHostingController { LoginView(model: model) }

        window.layoutIfNeeded()
        let name: UITextField = try #require(window.find("name"))
        let login: UIButton = try #require(window.find("login"))
        #expect(!login.isEnabled)
        name.userTypes("Ada")
        #expect(model.name == "Ada" && login.isEnabled)
    }
}
