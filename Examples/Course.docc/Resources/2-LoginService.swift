protocol LoginService {
    /// Returns the nickname of the account.
    nonisolated(nonsending) func logIn(phone: String, code: String) async throws(LoginFailure) -> String
}

enum LoginFailure: Error, Equatable {
    case invalidPhone, wrongCode, unreachable

    var message: String {
        switch self {
        case .invalidPhone: "A phone number has 11 digits."
        case .wrongCode: "This code is wrong."
        case .unreachable: "The service did not answer. Try again."
        }
    }
}

/// Knows one account, and takes a second to answer.
struct DemoLogin: LoginService {
    nonisolated(nonsending) func logIn(phone: String, code: String) async throws(LoginFailure) -> String {
        do { try await Task.sleep(for: .seconds(1)) } catch { throw .unreachable }
        guard phone == "13874389438", code == "5858" else { throw .wrongCode }
        return "Ada"
    }
}
