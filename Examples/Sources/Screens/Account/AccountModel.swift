public import BinderyView

/// The account that is logged in, and the way out of it.
public final class AccountModel {
    public let nickname: Property<String>
    public let phone: Property<String>
    public let logOut: Action<Void, Void, Never>

    /// - Parameter loggedOut: ends the login, once it is forgotten.
    public init(account: Property<Account?>, store: some PersonalStore, loggedOut: @escaping () -> Void) {
        nickname = account.map { $0?.nickname ?? "" }
        phone = account.map { $0?.phone ?? "" }
        logOut = Action {
            // First: this screen ends, and the action with it, once nobody is logged in.
            await store.logOut()
            loggedOut()
        }
    }
}
