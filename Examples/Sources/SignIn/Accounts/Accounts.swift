import Bindery

/// The reason why a user is not signed in, or their password not changed.
enum AccountFailure: Error, Equatable {
    /// Does not tell whether the account exists.
    case wrong
    case tooManyGuesses(wait: Duration)
    /// The new password is too short or too long.
    case unusable
    case unavailable

    var message: String {
        switch self {
        case .wrong: "The e-mail address or the password is wrong."
        case .tooManyGuesses(let wait):
            "There were too many attempts. Try again in \(max(1, (wait.components.seconds + 59) / 60)) minutes."
        case .unusable: "Choose a password of at least 12 characters and at most 1,024 bytes."
        case .unavailable: "The password could not be checked. Try again."
        }
    }
}

/// The accounts of the site, in memory.
actor Accounts {
    private struct Account {
        var principal: Principal
        var digest: PasswordDigest
    }

    private var accounts: [String: Account] = [:]
    private var limit = GuessLimit()
    /// In bytes. A longer text than any password would take long to digest.
    private static let longestPassword = 1024
    /// In bytes, as in RFC 5321.
    private static let longestEmail = 254
    private let checks: PasswordChecks
    private let now: @Sendable () -> Duration

    /// - Parameter now: the time since any fixed moment.
    init(cost: PasswordDigest.Cost = .standard, now: (@Sendable () -> Duration)? = nil) throws {
        checks = try PasswordChecks(cost: cost)
        let start = ContinuousClock.now
        self.now = now ?? { start.duration(to: .now) }
    }

    func add(_ principal: Principal, email: String, password: String) async throws {
        accounts[Self.key(email)] = Account(principal: principal, digest: try await checks.digest(of: password))
    }

    func close(_ email: String) { accounts[Self.key(email)] = nil }

    /// The user as they are now; `nil` if the account was removed.
    func principal(_ id: Principal.ID) -> Principal? { accounts.values.first { $0.principal.id == id }?.principal }

    /// Returns the user with this password. `network` is where the caller is, see `LiveRequest.network`.
    func logIn(_ email: String, _ password: String, from network: String) async throws(AccountFailure) -> Principal {
        guard email.utf8.count <= Self.longestEmail else { throw .wrong }
        let (key, start) = (Self.key(email), now())
        limit.cleanUp(at: start)
        if let wait = limit.begin(account: key, network: network, at: start) { throw .tooManyGuesses(wait: wait) }
        let account = accounts[key]
        guard password.utf8.count <= Self.longestPassword, await checks.matches(password, account?.digest), let account
        else {
            throw .wrong
        }
        limit.succeeded(account: key, network: network, at: start)
        return account.principal
    }

    /// Changes a password. The present one is asked again: the user may have left the page open.
    func changePassword(
        of id: Principal.ID, from present: String, to next: String, network: String
    ) async throws(AccountFailure) {
        guard next.count >= 12, next.utf8.count <= Self.longestPassword else { throw .unusable }
        guard let key = accounts.first(where: { $0.value.principal.id == id })?.key else { throw .wrong }
        _ = try await logIn(key, present, from: network)
        let digest: PasswordDigest
        do { digest = try await checks.digest(of: next) } catch { throw .unavailable }
        accounts[key]?.digest = digest
    }

    private static func key(_ email: String) -> String { email.lowercased() }
}
