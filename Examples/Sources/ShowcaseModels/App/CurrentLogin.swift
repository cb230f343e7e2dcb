public import BinderyView

/// The login of an app that has one user.
public final class CurrentLogin {
    /// Nil while the user is logged out.
    public let account: Property<Account?>
    private let saved: MutableProperty<SavedLogin?>
    private let store: any PersonalStore

    /// - Parameter saved: what the store has of an earlier login.
    public init(_ saved: SavedLogin? = nil, store: any PersonalStore) {
        let saved = MutableProperty(saved, name: "login")
        (self.saved, self.store) = (saved, store)
        account = saved.map { $0?.account }
    }

    /// Returns a phone login that begins with the last login's number.
    ///
    /// - Parameter loggedIn: called after each successful login.
    public func makePhoneLogin(_ accounts: some AccountService, loggedIn: @escaping () -> Void) -> PhoneLoginModel {
        let model = PhoneLoginModel(accounts: accounts, store: store, saved: untracked { saved.value })
        // The observation ends when the model is deallocated with its screen.
        _ = model.login.values.observe { [saved, weak model] account in
            let code = model.flatMap { VerificationCode($0.code)?.text }
            saved.value = SavedLogin(phone: account.phone, code: code, nickname: account.nickname)
            loggedIn()
        }
        return model
    }

    /// Forgets the code. The number still fills its field.
    public nonisolated(nonsending) func logOut() async {
        await store.logOut()
        saved.value?.code = nil
    }
}

extension Navigator<AppRoute> {
    /// Leads from the phone login to the goods: back to them, if they are below it.
    public func showGoodsAfterLogin() {
        if case .goods? = untracked({ stack.value }).dropLast().last { pop() } else { push(.goods()) }
    }
}
