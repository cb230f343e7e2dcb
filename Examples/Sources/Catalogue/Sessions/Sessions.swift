internal import Hummingbird

/// The route `POST /sessions`: a login with a phone and a code.
struct Sessions {
    /// The delay of the answer, as in the original article.
    static let times = ["POST /sessions": Duration.seconds(1)]

    /// The maximum length of a phone, in bytes. Longer ones are not counted; no account has one.
    private static let longestPhone = 32

    let accounts: AccountTable
    let guesses: Guesses

    private struct Credentials: Decodable {
        let phone: String
        let code: String
    }

    private struct Session: ResponseEncodable {
        let phone: String
        let nickname: String
        /// The path of the account's avatar on this service.
        let avatar: String
    }

    func add(to router: Router<CatalogueContext>) {
        router.post("sessions") { request, _ in
            let credentials = try await request.json(Credentials.self)
            guard credentials.phone.utf8.count <= Self.longestPhone else { throw ErrorResponse.invalidCredentials }
            try guesses.check(credentials.phone)
            guard
                let account = try await accounts.account(phone: credentials.phone, code: credentials.code)
            else {
                throw ErrorResponse.invalidCredentials
            }
            guesses.succeeded(credentials.phone)
            return EditedResponse(
                status: .created,
                response: Session(
                    phone: account.phone,
                    nickname: account.nickname,
                    avatar: "/accounts/\(account.phone)/avatar"
                )
            )
        }
    }
}
