public import BinderyView

/// Screen A in MVVM with bindings: what is entered, and what follows from it.
public final class LengthLoginModel: Restorable {
    @Reactive(.saved) public var username = ""
    @Reactive public var password = ""
    @Reactive(.saved) public var code = ""
    public let usernameState: Property<InputState>
    public let passwordState: Property<InputState>
    public let codeState: Property<InputState>
    public let login: Action<Void, Void, CredentialFailure>
    /// How the last login ended; nil before the first, and while one is going on.
    public let outcome: Property<LoginOutcome?>

    public init(service: some CredentialService) {
        let (username, password, rules) = (_username, _password, LengthRules.standard)
        usernameState = username.converted(by: rules[.username])
        passwordState = password.converted(by: rules[.password])
        codeState = _code.converted(by: rules[.code])
        let areValid = usernameState.combine(passwordState) { $0 == .valid && $1 == .valid }
        let login = Action<Void, Void, CredentialFailure>(enabledIf: areValid) { () async throws(CredentialFailure) in
            try await service.logIn(username: username.value, password: password.value)
        }
        self.login = login
        outcome = login.outcome
    }
}
