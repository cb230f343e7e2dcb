import BinderyTesting
import BinderyUIKitView
import Screens
import ShowcaseModels
import Testing
import UIKit

/// The account login of the showcase, which is written for the web, as a user operates it in UIKit.
@MainActor
@Suite final class AccountLoginViewTests {
    /// Answers after half a second. `@unchecked Sendable`: used only on the actor of one scheduler.
    private final class Service: CredentialService, @unchecked Sendable {
        let time: VirtualScheduler
        var isDown = false
        private(set) var requests: [String] = []

        init(time: VirtualScheduler) { self.time = time }

        func logIn(username: String, password: String) async throws(CredentialFailure) {}

        func logIn(account: String, password: String) async throws(CredentialFailure) {
            requests.append("\(account) \(password)")
            try? await time.sleep(for: .milliseconds(500))
            if isDown { throw .serverFailure }
        }
    }

    private let time = VirtualScheduler()
    private let service: Service
    private let model: AccountLoginModel
    private let window = UIWindow()

    init() {
        let service = Service(time: time)
        let model = AccountLoginModel(service: service)
        (self.service, self.model) = (service, model)
        time.run {
            window.rootViewController = BinderyHostingController {
                AccountLogin(model: model, texts: Texts(language: .english))
            }
        }
    }

    isolated deinit { window.rootViewController = nil }

    private func search(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { self.search(identifier, in: $0) }.first
    }

    private func find<Found: UIView>(_ identifier: String, as type: Found.Type = Found.self) throws -> Found {
        try #require(search(identifier, in: window) as? Found, "\(identifier)")
    }

    private func isPresent(_ identifier: String) -> Bool { search(identifier, in: window) != nil }

    @Test
    func aUserLogsIn() throws {
        let (account, password): (UITextField, UITextField) = try (find("account"), find("password"))
        let login: UIButton = try find("login")
        #expect(account.accessibilityLabel == "Account")
        #expect(password.isSecureTextEntry)
        #expect(!login.isEnabled)
        time.run { account.userTypes("ada") }
        time.run { password.userTypes("abc") }
        #expect(try find("model-password", as: UILabel.self).text == "•••")
        #expect(login.isEnabled)
        time.run { login.userTaps() }
        #expect(isPresent("busy"))
        time.run { account.userTypes("!") }
        #expect(model.account.name == "ada")
        time.advance(by: .milliseconds(500))
        #expect(!isPresent("busy"))
        #expect(service.requests == ["ada abc"])
        #expect(try find("result", as: UILabel.self).text == "Login successful")
    }

    @Test
    func theReturnKeyLogsInAndAFailureIsShown() throws {
        service.isDown = true
        let password: UITextField = try find("password")
        time.run { model.account.name = "ada" }
        #expect(try find("account", as: UITextField.self).text == "ada")
        time.run { password.userTypes("abc") }
        time.run { password.userPressesReturn() }
        time.advance(by: .milliseconds(500))
        #expect(model.outcome.value == .failure(.serverFailure))
        #expect(try !find("result", as: UILabel.self).isHidden)
        #expect(try find("login", as: UIButton.self).isEnabled)
    }
}
