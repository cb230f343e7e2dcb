public struct Account: Equatable, Sendable {
    public let phone: String
    public let nickname: String

    public init(phone: String, nickname: String) {
        self.phone = phone
        self.nickname = nickname
    }
}

public enum LoginFailure: Error, Equatable, Sendable {
    case invalidPhone
    case invalidCode
    case wrongCredentials
    case tooManyAttempts
    /// The service was unreachable, or answered with an error.
    case serverFailure

    package var phrase: Phrase {
        switch self {
        case .invalidPhone: .invalidPhone
        case .invalidCode: .invalidCode
        case .wrongCredentials: .wrongCredentials
        case .tooManyAttempts: .tooManyAttempts
        case .serverFailure: .serverFailure
        }
    }
}

public protocol AccountService: AnyObject, Sendable {
    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account

    /// Returns the path of an account's picture; `nil` if the service does not know the number, or is unreachable.
    func avatarPath(of phone: PhoneNumber) async -> String?
}
