/// Who is logged in.
public struct Account: Equatable, Sendable {
    public let phone: String
    public let nickname: String

    public init(phone: String, nickname: String) {
        self.phone = phone
        self.nickname = nickname
    }
}

/// Why a login did not succeed.
public enum LoginFailure: Error, Equatable, Sendable {
    case invalidPhone
    case invalidCode
    case wrongCredentials
    /// Too many codes were tried for the phone.
    case tooManyAttempts
    /// The service could not be reached, or answered with an error.
    case serverFailure

    var phrase: Phrase {
        switch self {
        case .invalidPhone: .invalidPhone
        case .invalidCode: .invalidCode
        case .wrongCredentials: .wrongCredentials
        case .tooManyAttempts: .tooManyAttempts
        case .serverFailure: .serverFailure
        }
    }
}

/// The accounts that the catalogue service knows.
public protocol AccountService: AnyObject, Sendable {
    func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account

    /// The path of the picture of an account; `nil` if the service does not know the number, or cannot be reached.
    func avatarPath(of phone: PhoneNumber) async -> String?
}
