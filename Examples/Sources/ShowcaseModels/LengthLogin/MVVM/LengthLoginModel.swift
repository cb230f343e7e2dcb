public import BinderyView

/// The length login in MVVM with bindings: the input, and properties derived from it.
public final class LengthLoginModel: Restorable {
    @Reactive(.saved) public var username = ""
    @Reactive public var password = ""
    @Reactive(.saved) public var code = ""
    public let usernameState: Property<InputState>
    public let passwordState: Property<InputState>
    public let codeState: Property<InputState>
    public let login: Action<Void, Void, CredentialFailure>
    /// The outcome of the last login; nil before the first, after a field changes, and during a login.
    public let outcome: Property<LoginOutcome?>
    private let bag = DisposeBag()

    public init(service: some CredentialService) {
        let (username, password, code, rules) = (_username, _password, _code, LengthRules.standard)
        usernameState = username.converted(by: rules[.username])
        passwordState = password.converted(by: rules[.password])
        codeState = code.converted(by: rules[.code])
        let states = [usernameState, passwordState, codeState]
        let areValid = Property { LengthRules.allow(states.map(\.value)) }
        let login = Action<Void, Void, CredentialFailure>(enabledIf: areValid) { () async throws(CredentialFailure) in
            try await service.logIn(username: username.value, password: password.value)
        }
        self.login = login
        outcome = login.outcome.outdated(by: username, password, code, in: bag)
    }
}
