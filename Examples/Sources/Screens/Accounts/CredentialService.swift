import BinderyView

/// Why a login with a name and a password did not succeed.
public enum CredentialFailure: Error, Equatable, Sendable {
    case wrongPassword
    /// The service could not be reached, or answered with an error.
    case serverFailure
}

/// The logins with a name and a password that the catalogue service answers.
public protocol CredentialService: AnyObject, Sendable {
    /// Screen A: one password is right, whatever the name is.
    func logIn(username: String, password: String) async throws(CredentialFailure)

    /// Screen D: every account is let in.
    func logIn(account: String, password: String) async throws(CredentialFailure)
}

extension CredentialService {
    /// For those who work without signals: `completion` is called once, on the caller's actor, unless the request is disposed of before.
    func logIn(
        username: String, password: String, completion: @escaping (Result<Void, CredentialFailure>) -> Void
    ) -> any Disposable {
        Producer<Void, CredentialFailure>
            .from { [self] () async throws(CredentialFailure) in try await logIn(username: username, password: password)
            }
            .observe(onValue: { completion(.success(())) }, onFailure: { completion(.failure($0)) })
    }
}

/// How a login ended.
public enum LoginOutcome: Equatable, Sendable {
    case success
    case failure(CredentialFailure)

    public init(_ result: Result<Void, CredentialFailure>) {
        switch result {
        case .success: self = .success
        case .failure(let failure): self = .failure(failure)
        }
    }

    var phrase: Phrase {
        switch self {
        case .success: .loginSucceeded
        case .failure(.wrongPassword): .wrongPassword
        case .failure(.serverFailure): .serverFailure
        }
    }
}

extension Action where Output == Void, Failure == CredentialFailure {
    /// How the last execution ended; nil before the first has, and while one is going on.
    var outcome: Property<LoginOutcome?> {
        let (isExecuting, latest, failure) = (isExecuting, latest, failure)
        return Property {
            if isExecuting.value { return nil }
            return failure.value.map(LoginOutcome.failure) ?? latest.value.map { .success }
        }
    }
}
