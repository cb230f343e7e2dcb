internal import Hummingbird

/// The logins with a name and a password: `POST /username-sessions`, with one password for all users, and
/// `POST /account-sessions`, which accepts any account and password that are not empty.
struct CredentialSessions {
    /// The delays of the answers, as in the original articles.
    static let times = [
        "POST /username-sessions": Duration.seconds(1), "POST /account-sessions": Duration.milliseconds(500),
    ]

    private static let password = "123456789"

    private struct UsernameCredentials: Decodable {
        let username: String
        let password: String
    }

    private struct AccountCredentials: Decodable {
        let account: String
        let password: String
    }

    private struct Session: ResponseEncodable {
        let name: String
    }

    func add(to router: Router<CatalogueContext>) {
        router.post("username-sessions") { request, _ in
            let credentials = try await request.json(UsernameCredentials.self)
            guard credentials.password == Self.password else { throw ErrorResponse.wrongPassword }
            return EditedResponse(status: .created, response: Session(name: credentials.username))
        }
        router.post("account-sessions") { request, _ in
            let credentials = try await request.json(AccountCredentials.self)
            if credentials.account.isEmpty { throw ErrorResponse.emptyField("account") }
            if credentials.password.isEmpty { throw ErrorResponse.emptyField("password") }
            return EditedResponse(status: .created, response: Session(name: credentials.account))
        }
    }
}
