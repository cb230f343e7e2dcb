import BinderyTesting

/// A service in virtual time, used only on the actor of its scheduler. One account exists: number 138, code 5858.
final class StubAccounts: Accounts, @unchecked Sendable {
    var isOffline = false
    private(set) var logins = 0
    private let time: VirtualScheduler
    private let wait: Duration

    init(time: VirtualScheduler, answersAfter wait: Duration = .seconds(1)) {
        self.time = time
        self.wait = wait
    }

    func avatar(of phone: String) async -> String {
        try? await time.sleep(for: wait)
        return "/avatars/\(phone)"
    }

    func logIn(_ phone: String, _ code: String) async throws(LoginFailure) -> Account {
        logins += 1
        try? await time.sleep(for: wait)
        if isOffline { throw .offline }
        guard phone == "138", code == "5858" else { throw .refused }
        return Account(nickname: "Ada")
    }
}
