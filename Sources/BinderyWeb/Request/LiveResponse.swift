public import Bindery

/// The response to a request for a page, before the page opens: its cookies, who uses it, or a redirect instead of it.
///
/// ```swift
/// LiveServer(
///     enter: { request, response in
///         if request.path == "/login", response.principal != nil { response.redirect(to: "/") }
///     }, …)
/// ```
public struct LiveResponse: Sendable {
    enum SignInChange: Sendable {
        case signIn(Principal, isRemembered: Bool)
        case signOut
    }

    /// The user of the page; at first the one who is signed in. An application that authenticates requests by itself
    /// sets it, for this page only, which then has a user without ``signIn(_:isRemembered:)``. Needs
    /// ``LiveServer/Options/signIn``.
    public var principal: Principal? {
        didSet { isPrincipalSet = true }
    }
    private(set) var isPrincipalSet = false
    /// The cookies that the browser is to set.
    public private(set) var cookies: [LiveCookie] = []
    /// The address to which the browser is redirected; `nil` if the page opens.
    public private(set) var location: String?
    private(set) var signInChange: SignInChange?

    /// Creates a response in which nothing is decided yet.
    public init(principal: Principal? = nil) { self.principal = principal }

    /// Sets a cookie. A later one with the same name and path replaces it.
    public mutating func setCookie(_ cookie: LiveCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.path == cookie.path }
        cookies.append(cookie)
    }

    /// Makes the browser delete a cookie. Name and path are those with which it was set.
    public mutating func deleteCookie(_ name: String, path: String = "/") throws(LiveCookieFailure) {
        setCookie(try LiveCookie(name, "", maxAge: .zero, path: path))
    }

    /// Redirects the browser instead of opening the page, with status 303.
    ///
    /// - Parameters:
    ///   - path: the path, encoded or not, with its query. It leads to this site whatever it contains, so it may come
    ///     from a parameter of the request.
    ///   - origin: another site, named explicitly: `https://accounts.example`. Must not come from the request. If it
    ///     is not an origin, a diagnosis is reported, and the browser is led to the root of this site.
    public mutating func redirect(to path: String, at origin: String? = nil) {
        guard let origin else {
            location = RedirectTarget.onThisSite(path)
            return
        }
        location = RedirectTarget.elsewhere(path, at: origin)
        if location != nil { return }
        location = "/"
        Diagnostics.report(
            .liveRequest,
            """
            a redirect names the site \(origin.debugDescription), which is not a scheme with a host; the browser is led \
            to / instead. Write it like https://accounts.example, without a path.
            """)
    }

    /// Signs a user in, whom the caller has authenticated: by a token in the address, for instance. The browser gets a
    /// new identifier. Needs ``LiveServer/Options/signIn``.
    ///
    /// - Parameter isRemembered: whether the browser stays signed in after it was closed.
    public mutating func signIn(_ principal: Principal, isRemembered: Bool = false) {
        self.principal = principal
        signInChange = .signIn(principal, isRemembered: isRemembered)
    }

    /// Signs the user out of this browser.
    public mutating func signOut() {
        principal = nil
        signInChange = .signOut
    }
}

extension Diagnosis.Kind {
    /// An answer to a request that cannot be given, or a sign-in on a server without one.
    public static let liveRequest = Diagnosis.Kind("liveRequest")
}
