public import BinderyView

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

    public var phrase: Phrase {
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

extension AccountService {
    /// Logs in with what the user has typed.
    public func logIn(phone: String, code: String) async throws(LoginFailure) -> Account {
        guard let number = PhoneNumber(phone) else { throw .invalidPhone }
        guard let digits = VerificationCode(code) else { throw .invalidCode }
        return try await logIn(number, digits)
    }

    /// For code without signals: `completion` is called once on the caller's actor, unless the request is disposed of.
    public func logIn(
        phone: String, code: String, completion: @escaping (Result<Account, LoginFailure>) -> Void
    ) -> any Disposable {
        // A constant: a capture list would drop the isolation of the closure.
        let service = self
        return startRequest(
            { () async throws(LoginFailure) in try await service.logIn(phone: phone, code: code) },
            completion: completion)
    }
}
