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
  /// The service could not be reached, or answered with an error.
  case serverFailure

  var phrase: Phrase {
    switch self {
    case .invalidPhone: .invalidPhone
    case .invalidCode: .invalidCode
    case .wrongCredentials: .wrongCredentials
    case .serverFailure: .serverFailure
    }
  }
}

/// The accounts that the catalogue service knows.
public protocol AccountService: Sendable {
  func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account

  /// The path of the picture of an account; `nil` if the service does not know the number, or cannot be reached.
  func avatarPath(of phone: PhoneNumber) async -> String?
}

/// What was last logged in with, kept where the person will find it again: per browser on the web.
public struct SavedLogin: Equatable, Sendable {
  public var phone: String
  public var code: String
  public var nickname: String

  public init(phone: String, code: String, nickname: String) {
    self.phone = phone
    self.code = code
    self.nickname = nickname
  }
}

public protocol LoginStore: Sendable {
  /// Keeps the login. One that cannot be kept is no reason to refuse the person.
  func save(_ login: SavedLogin) async
}
