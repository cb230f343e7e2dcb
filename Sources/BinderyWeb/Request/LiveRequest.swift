public import BinderyView

/// A browser's request for a page.
///
/// For a page that is restored from the store it has the address and the languages of the request that made the page,
/// and the header fields of the request that opens its WebSocket.
///
/// Its description contains no secret: no query, no identifier of the browser, no value of a header field or a cookie.
public struct LiveRequest: Sendable {
    /// The path, with a leading slash and without the query.
    public let path: String
    /// The parameters of the query.
    public let query: [String: String]
    /// The path with the query, written as `Route.path`: where a `Navigator` begins.
    public let location: String
    /// An unguessable identifier of the browser, kept in a cookie: the key for state that is kept per browser. Another
    /// one after a sign-in or sign-out, so that an identifier from before gives access to nothing of the user.
    public let browser: String
    /// The languages that the browser prefers, the most preferred first.
    public let languages: [String]
    public let headers: LiveHeaders
    public let cookies: LiveCookies
    /// The host by which the browser addresses the site, with its port unless it is the default.
    public let host: String?
    /// Whether the browser uses HTTPS, by ``LiveSecurity/transport``.
    public let isSecure: Bool
    let client: IPAddress?
    let user: SignedInUser?
    let access: IdentityAccess
    private let hostContext: (any Sendable)?

    /// - Parameters:
    ///   - location: the path and query, percent-encoded.
    ///   - address: the caller's IP address.
    ///   - context: what the application's router hands over.
    ///   - principal: the user.
    public init(
        location: String, browser: String, languages: [String], headers: LiveHeaders = LiveHeaders(),
        cookies: LiveCookies = LiveCookies(), address: String? = nil, host: String? = nil, isSecure: Bool = false,
        context: (any Sendable)? = nil, principal: Principal? = nil
    ) {
        self.init(
            location: location, browser: browser, languages: languages,
            origin: RequestOrigin(
                headers: headers, cookies: cookies, host: host, isSecure: isSecure,
                client: address.flatMap { IPAddress($0) }, context: context),
            user: principal.map { SignedInUser($0) }, access: .local)
    }

    init(
        location: String, browser: String, languages: [String], origin: RequestOrigin, user: SignedInUser?,
        access: IdentityAccess
    ) {
        let location = RoutePath(location)
        self.location = location.description
        path = String(self.location.prefix { $0 != "?" })
        query = Dictionary(location.query.map { ($0.name, $0.value) }) { first, _ in first }
        self.browser = browser
        self.languages = languages
        headers = origin.headers
        cookies = origin.cookies
        host = origin.host
        isSecure = origin.isSecure
        client = origin.client
        hostContext = origin.context
        self.user = user
        self.access = access
    }

    /// The caller's IP address. Behind a proxy of ``LiveServer/Options/trustedProxies`` it is the one that the proxy
    /// names; `nil` if that is unknown.
    public var address: String? { client.map { "\($0)" } }

    /// The part of ``address`` that a caller cannot choose: an IPv4 address, or the first 64 bits of an IPv6 address.
    /// The key for limits, such as that of guesses.
    public var network: String? { client?.network }

    /// The user who is signed in, as ``LiveSignIn`` has checked; in `enter`, before the response changes that. The view
    /// models ask ``identity``.
    public var principal: Principal? { user?.principal }

    /// The context of the application's own router, if that has a context of this type: what its middleware found, for
    /// example. `nil` for a page that is restored from the store, since middleware does not run for WebSockets.
    public func context<Context>(as type: Context.Type = Context.self) -> Context? { hostContext as? Context }
}

extension LiveRequest: CustomStringConvertible, CustomReflectable {
    public var description: String { "the request for \(path)" }

    public var customMirror: Mirror { Mirror(self, children: ["path": path]) }
}

/// What a request says of its sender.
struct RequestOrigin: Sendable {
    var headers = LiveHeaders()
    var cookies = LiveCookies()
    var host: String?
    var isSecure = false
    var client: IPAddress?
    var context: (any Sendable)?
}
