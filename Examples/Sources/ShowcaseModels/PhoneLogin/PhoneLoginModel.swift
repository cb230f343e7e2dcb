public import BinderyView

/// A login with a phone number and a verification code.
public final class PhoneLoginModel: Restorable {
    @Reactive public var phone: String
    /// Not saved, since it is a secret.
    @Reactive public var code: String
    /// The path of the account's picture; `nil` while the service does not know the number.
    public let avatar: Property<String?>
    public let login: Action<Void, Account, LoginFailure>
    /// The failure of the last login; `nil` before the first, after a field changes, and during a login.
    public let failure: Property<LoginFailure?>
    @Reactive public var offersAccounts = false

    private let bag = DisposeBag()

    public init(accounts: some AccountService, store: some PersonalStore, saved: SavedLogin?) {
        _phone = MutableProperty(saved?.phone ?? "", .saved, name: "phone")
        _code = MutableProperty(saved?.code ?? "", name: "code")
        let (phone, code) = (_phone, _code)
        avatar = phone.signal
            .map(PhoneNumber.init)
            .distinctUntilChanged()
            .flatMapLatest { number in
                Producer<String?, Never>.from {
                    if let number { await accounts.avatarPath(of: number) } else { nil }
                }
            }
            .property(initial: nil)
        let login = Action<Void, Account, LoginFailure>(
            enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }
        ) { () async throws(LoginFailure) -> Account in
            guard let number = PhoneNumber(phone.value) else { throw .invalidPhone }
            guard let digits = VerificationCode(code.value) else { throw .invalidCode }
            let account = try await accounts.logIn(number, digits)
            await store.save(SavedLogin(phone: number.text, code: digits.text, nickname: account.nickname))
            return account
        }
        self.login = login
        failure = login.failure.outdated(by: phone, code, in: bag)
    }

    /// Clears the code after logging out.
    public func forgetCode() { code = "" }

    /// Fills both fields with the first demo account.
    public func fill() { fill(with: DemoAccount.all[0]) }

    public func fill(with account: DemoAccount) {
        transaction {
            phone = account.phone
            code = account.code
            offersAccounts = false
        }
    }
}
