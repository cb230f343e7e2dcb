public import BinderyView

/// A login with an account and a password, which are properties of a model.
public final class AccountLoginModel {
    /// The model to which the controls have two-way bindings.
    public final class Account: Restorable {
        @Reactive public var name: String
        /// Not saved, since it is a secret.
        @Reactive public var password: String

        public init(name: String = "", password: String = "") {
            _name = MutableProperty(name, .saved, name: "name")
            _password = MutableProperty(password, name: "password")
        }
    }

    public let account: Account
    public let login: Action<Void, Void, CredentialFailure>
    /// Whether a login is running. It changes only with executions; the initial value is skipped.
    public let isBusy: Property<Bool>
    /// The outcome of the last login; nil before the first, after a field changes, and during a login.
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
