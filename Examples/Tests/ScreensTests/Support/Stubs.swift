import BinderyTesting
import Screens
import ShowcaseModels

/// Logins in virtual time, which take a second. `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubAccounts: AccountService, @unchecked Sendable {
    let time: VirtualScheduler
    var isDown = false
    private(set) var requests = 0

    init(time: VirtualScheduler) { self.time = time }

    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        requests += 1
        try? await time.sleep(for: .seconds(1))
        if isDown { throw .serverFailure }
        guard phone.text == "13874389438", code.text == "5858" else { throw .wrongCredentials }
        return Account(phone: phone.text, nickname: "花田半亩")
    }

    func avatarPath(of phone: PhoneNumber) async -> String? {
        try? await time.sleep(for: .milliseconds(100))
        return phone.text == "13874389438" && !isDown ? "/avatars/\(phone.text)" : nil
    }
}

/// Logins with a name and a password, in virtual time. `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubCredentials: CredentialService, @unchecked Sendable {
    let time: VirtualScheduler
    var isDown = false
    private(set) var requests: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    func logIn(username: String, password: String) async throws(CredentialFailure) {
        requests.append("\(username) \(password)")
        try? await time.sleep(for: .seconds(1))
        if isDown { throw .serverFailure }
        if password != "123456789" { throw .wrongPassword }
    }

    func logIn(account: String, password: String) async throws(CredentialFailure) {
        requests.append("\(account) \(password)")
        try? await time.sleep(for: .milliseconds(500))
        if isDown { throw .serverFailure }
    }
}

/// `@unchecked Sendable`: used only on the actor of one scheduler.
final class StubStore: PersonalStore, @unchecked Sendable {
    private(set) var saved: SavedLogin?

    private(set) var language: Language?
    /// With a scheduler, saving a language takes a second.
    var time: VirtualScheduler?

    func save(_ login: SavedLogin) async { saved = login }

    func logOut() async { saved?.code = nil }

    func save(_ language: Language) async {
        try? await time?.sleep(for: .seconds(1))
        self.language = language
    }

    private(set) var look: Look?

    func save(_ look: Look) async { self.look = look }

    private(set) var todos: String?

    func save(todos: String) async { self.todos = todos }
}
