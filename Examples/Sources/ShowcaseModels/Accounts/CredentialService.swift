public import BinderyView

public enum CredentialFailure: Error, Equatable, Sendable {
    case wrongPassword
    /// The service was unreachable, or answered with an error.
    case serverFailure
}

public protocol CredentialService: AnyObject, Sendable {
    /// The length login: one password is correct for every name.
    func logIn(username: String, password: String) async throws(CredentialFailure)

    /// The account login, which accepts every account.
    func logIn(account: String, password: String) async throws(CredentialFailure)
}

extension CredentialService {
    /// For code without signals: `completion` is called once on the caller's actor, unless the request is disposed of.
    public func logIn(
        username: String, password: String, completion: @escaping (Result<Void, CredentialFailure>) -> Void
    ) -> any Disposable {
        // A constant: a capture list would drop the isolation of the closure.
        let service = self
        return startRequest(
            { () async throws(CredentialFailure) in
                try await service.logIn(username: username, password: password)
            }, completion: completion)
    }
}

public enum LoginOutcome: Equatable, Sendable {
    case success
    case failure(CredentialFailure)

    public init(_ result: Result<Void, CredentialFailure>) {
        switch result {
        case .success: self = .success
        case .failure(let failure): self = .failure(failure)
        }
    }

    public var phrase: Phrase {
        switch self {
        case .success: .loginSucceeded
        case .failure(.wrongPassword): .wrongPassword
        case .failure(.serverFailure): .serverFailure
        }
    }
}

extension Action where Output == Void, Failure == CredentialFailure {
    /// The outcome of the last execution; nil before the first has ended, and during an execution.
    public var outcome: Property<LoginOutcome?> {
        let (isExecuting, latest, failure) = (isExecuting, latest, failure)
        return Property {
            if isExecuting.value { return nil }
            return failure.value.map(LoginOutcome.failure) ?? latest.value.map { .success }
        }
    }
}
