public import BinderyView

public final class AccountModel {
    public let nickname: Property<String>
    public let phone: Property<String>
    public let logOut: Action<Void, Void, Never>

    /// - Parameter loggedOut: ends the login after the store has forgotten it.
    public init(account: Property<Account?>, store: some PersonalStore, loggedOut: @escaping () -> Void) {
        nickname = account.map { $0?.nickname ?? "" }
        phone = account.map { $0?.phone ?? "" }
        logOut = Action {
            // Runs first: logging out disposes of this screen, and cancels the action.
            await store.logOut()
            loggedOut()
        }
    }
}
