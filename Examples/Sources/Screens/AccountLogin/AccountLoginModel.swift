public import BinderyView

/// Screen D: logging in with an account and a password, both of which stand in a model.
public final class AccountLoginModel {
    /// What the controls are bound to, both ways.
    public final class Account: Restorable {
        @Reactive public var name: String
        /// A secret: it is not saved.
        @Reactive public var password: String

        public init(name: String = "", password: String = "") {
            _name = MutableProperty(name, .saved, name: "name")
            _password = MutableProperty(password, name: "password")
        }
    }

    public let account: Account
    public let login: Action<Void, Void, CredentialFailure>
    /// Whether a login goes on. It follows the executions; what was so before the first says nothing.
    public let isBusy: Property<Bool>
    /// How the last login ended; nil before the first, once a field is changed, and while one is going on.
    public let outcome: Property<LoginOutcome?>
    private let bag = DisposeBag()

    public init(account: Account = Account(), service: some CredentialService) {
        self.account = account
        let (name, password) = (account.$name, account.$password)
        login = Action(enabledIf: Property { !name.value.isEmpty && !password.value.isEmpty }) {
            () async throws(CredentialFailure) in
            try await service.logIn(account: name.value, password: password.value)
        }
        isBusy = login.isExecuting.signal.skip(1).property(initial: false)
        outcome = login.outcome.outdated(by: name, password, in: bag)
    }
}
