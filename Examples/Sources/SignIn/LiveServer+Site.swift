import BinderyView
import BinderyWeb

extension LiveServer {
    /// The site: a home page, a login, and two screens that guards protect.
    static func site(_ accounts: Accounts, options: Options = Options()) -> LiveServer {
        var options = options
        options.signIn = LiveSignIn { principal, _ in await accounts.principal(principal.id) }
        return LiveServer(
            options: options,
            enter: { request, response in
                // The login is of no use to a user who is signed in.
                if request.path == SitePlace.login.path, response.principal != nil { response.redirect(to: "/") }
            },
            prepare: { _ in },
            page: { request, _ in
                let site = SiteModel(
                    at: request.location, identity: request.identity, accounts: accounts,
                    network: request.network ?? "unknown")
                return LivePage(
                    language: .constant("en"), texts: .english,
                    content: NavigationStack(site.navigator) { site.screen($0) })
            })
    }
}
