#if Web
internal import HTTPTypes
internal import Hummingbird

extension LiveSite {
    /// Lets sign-ins end the pages of this server.
    func attachSignIn() {
        options.signIn?.attach(
            LiveSignIn.Site(
                store: options.store,
                endPages: { [weak sessions] in sessions?.endPages(where: $0, exception: $1) },
                storeFailed: { [report] in report.signInNotStored($0) },
                owner: processes?.name,
                announce: { [processes] in processes?.announce($0) }))
    }

    /// Exchanges the ticket of a page for cookies, which the page itself could not set: its script must not read them.
    func changeIdentity(_ request: Request, isSecure: Bool) async -> Response {
        guard let signIn = options.signIn, request.method == .get,
            let token = IdentityAddress.ticket(inQuery: request.uri.query)
        else { return .notFound }
        let site = request.headers[.secFetchSite]
        guard site == nil || site == "same-origin" else {
            report.refused(.origin)
            return .text(.forbidden, "Only pages of this site lead here.")
        }
        guard let known = Cookies.browser(in: request.headers[.cookie], isSecure: isSecure),
            let ticket = signIn.redeem(token, browser: known)
        else { return .unknownTicket }
        guard ticket.browser == known else {
            sessions.endPage(ticket.page)
            return .redirect(to: ticket.path, cookies: [])
        }
        let browser = UnguessableToken.make()
        let secret = Cookies.signIn(in: request.headers[.cookie], isSecure: isSecure)
        if let former = await signIn.signIn(secret, browser: known) { signIn.end(former.user) }
        sessions.endPage(ticket.page)
        sessions.noteRenewal(of: known, to: browser)
        var begun: LiveSignIn.Begun?
        var maxAge: Duration?
        if case .signIn(let principal, let isRemembered) = ticket.change {
            begun = await signIn.begin(principal, isRemembered: isRemembered, browser: browser)
            maxAge = isRemembered ? signIn.lifetime : nil
        }
        await signIn.renewed(known, browser, begun?.user.principal)
        return .redirect(
            to: ticket.path, cookies: Cookies.renewed(browser, begun?.secret, maxAge: maxAge, isSecure: isSecure))
    }
}
#endif
