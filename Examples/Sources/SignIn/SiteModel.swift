import BinderyView

/// The model of a page: where its user is, and what the models of the screens need.
final class SiteModel {
    let navigator: Navigator<SitePlace>
    private let identity: Identity
    private let accounts: Accounts
    /// Where the user's guesses of passwords are counted.
    private let network: String

    init(at location: String, identity: Identity, accounts: Accounts, network: String) {
        self.identity = identity
        self.accounts = accounts
        self.network = network
        navigator = Navigator(SitePlace.routes, at: location) { SitePlace.rule(for: $0, identity) }
    }

    func screen(_ place: SitePlace) -> AnyView {
        switch place {
        case .home: AnyView(HomeView(identity: identity, navigator: navigator))
        case .login: AnyView(LoginView(model: login))
        case .account: AnyView(AccountView(model: account))
        case .staff: AnyView(StaffView())
        }
    }

    private var login: LoginModel {
        let (accounts, network) = (accounts, network)
        return LoginModel(identity: identity) {
            (email: String, password: String) async throws(AccountFailure) in
            try await accounts.logIn(email, password, from: network)
        }
    }

    private var account: AccountModel {
        let (accounts, network) = (accounts, network)
        return AccountModel(identity: identity) {
            (user: String, present: String, next: String) async throws(AccountFailure) in
            try await accounts.changePassword(of: user, from: present, to: next, network: network)
        }
    }
}
