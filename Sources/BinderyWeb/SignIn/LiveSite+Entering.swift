#if Web
internal import Bindery
internal import HTTPTypes
internal import Hummingbird

extension LiveSite {
    /// A browser that has requested a page, before the page opens.
    struct Arrival: Sendable {
        let token = UnguessableToken.make()
        private let location: String
        private let languages: [String]
        let origin: RequestOrigin
        /// As the browser has sent them.
        let known: (browser: String?, signIn: String?)
        var browser: String
        var user: SignedInUser?
        /// The values of `Set-Cookie`.
        var cookies: [String] = []
        var access = IdentityAccess.unavailable

        init(_ request: Request, _ origin: RequestOrigin) {
            location = request.uri.string
            languages = Preferences.parse(request.headers[.acceptLanguage])
            self.origin = origin
            let header = request.headers[.cookie]
            known = (
                Cookies.browser(in: header, isSecure: origin.isSecure),
                Cookies.signIn(in: header, isSecure: origin.isSecure)
            )
            browser = known.browser ?? UnguessableToken.make()
            if known.browser == nil { cookies = [Cookies.set(browser: browser, isSecure: origin.isSecure)] }
        }

        var request: LiveRequest {
            LiveRequest(
                location: location, browser: browser, languages: languages, origin: origin, user: user, access: access)
        }

        /// Gives the browser another identifier, and the secret of a sign-in or none.
        mutating func renew(_ begun: LiveSignIn.Begun?, maxAge: Duration?, browser: String) {
            self.browser = browser
            user = begun?.user
            cookies = Cookies.renewed(browser, begun?.secret, maxAge: maxAge, isSecure: origin.isSecure)
        }
    }

    /// Returns who enters, and the address to which the browser is redirected instead, if any.
    func admit(_ arrival: Arrival, _ request: Request) async -> (Arrival, location: String?) {
        var arrival = arrival
        if let signIn = options.signIn { await recognize(&arrival, signIn) }
        var response = LiveResponse(principal: arrival.user?.principal)
        if let enter {
            await enter(arrival.request, &response)
            await apply(response, to: &arrival)
            arrival.cookies += response.cookies.map { $0.header(isSecure: arrival.origin.isSecure) }
        }
        if let signIn = options.signIn {
            arrival.access = .page(
                IdentityAccess.Page(
                    signIn: signIn, token: arrival.token, browser: arrival.browser, location: arrival.request.location,
                    user: arrival.user))
        }
        return (arrival, response.location)
    }

    private func recognize(_ arrival: inout Arrival, _ signIn: LiveSignIn) async {
        guard let secret = arrival.known.signIn else { return }
        guard let browser = arrival.known.browser else {
            arrival.cookies.append(Cookies.removeSignIn(isSecure: arrival.origin.isSecure))
            return
        }
        // While the store fails, the page has no user, and the browser keeps its sign-in.
        guard let found = await signIn.lookUp(secret, browser: browser) else { return }
        guard let found else {
            // What is kept for this browser is not for its next user.
            let (successor, isNew) = signIn.successor(of: browser)
            arrival.renew(nil, maxAge: nil, browser: successor)
            if isNew { await signIn.renewed(browser, successor, nil) }
            return
        }
        arrival.user = found.user
        arrival.user = await signIn.checked(found.user, for: arrival.request)
        if await signIn.use(secret) {
            let isSecure = arrival.origin.isSecure
            arrival.cookies += [
                Cookies.set(signIn: secret, maxAge: signIn.lifetime, isSecure: isSecure),
                Cookies.set(browser: browser, isSecure: isSecure),
            ]
        }
    }

    private func apply(_ response: LiveResponse, to arrival: inout Arrival) async {
        guard response.signInChange != nil || response.isPrincipalSet else { return }
        guard let signIn = options.signIn else {
            Diagnostics.report(
                .liveRequest,
                """
                `enter` gives a page a user on a server without sign-ins, and the page has none. Set \
                LiveServer.Options.signIn to a LiveSignIn.
                """)
            return
        }
        let (old, known) = (arrival.user, arrival.known.browser)
        switch response.signInChange {
        case .signIn(let principal, let isRemembered):
            let browser = UnguessableToken.make()
            let begun = await signIn.begin(principal, isRemembered: isRemembered, browser: browser)
            arrival.renew(begun, maxAge: isRemembered ? signIn.lifetime : nil, browser: browser)
        case .signOut: arrival.renew(nil, maxAge: nil, browser: UnguessableToken.make())
        case nil:
            guard let principal = response.principal else {
                arrival.user = nil
                return
            }
            arrival.user = await old?.principal.id == principal.id ? old?.with(principal) : signIn.user(principal)
            return
        }
        if let old { signIn.end(old) }
        if let known { await signIn.renewed(known, arrival.browser, arrival.user?.principal) }
    }
}
#endif
