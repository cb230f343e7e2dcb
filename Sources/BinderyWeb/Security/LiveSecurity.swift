/// How browsers reach a live site, and what its pages forbid themselves.
///
/// What is set here by default is right for plain HTTP on one machine. Behind a proxy that ends TLS, say so:
///
/// ```swift
/// var options = LiveServer.Options()
/// options.trustedProxies = ["10.0.0.2"]
/// options.security.transport = .forwarded
/// options.security.hosts = ["shop.example"]
/// options.security.strictTransportSecurity = .seconds(63_072_000)
/// ```
public struct LiveSecurity: Sendable {
    /// How browsers reach the site. It decides over the scheme that the origin of a page must have, over the cookie's name and its attribute
    /// `Secure`, and over `Strict-Transport-Security`.
    public enum Transport: Sendable, Equatable {
        /// Plain HTTP: on this machine, or in a network that is trusted.
        case http
        /// HTTPS only: a proxy ends TLS, and nobody gets to the server past it.
        case https
        /// What `X-Forwarded-Proto` says, if one of ``LiveServer/Options/trustedProxies`` says it; HTTP for everybody else.
        case forwarded
    }

    public var transport: Transport
    /// The names by which the site is asked for, each with its port unless that is the scheme's own: `shop.example`, `localhost:8080`, or
    /// for every port: `localhost:*`. A request for another name is refused with the status 421. `nil` for any name:
    /// then a site elsewhere may have its own name lead here (DNS rebinding).
    public var hosts: Set<String>?
    /// The names that only this machine has, for ``hosts``: for a server that listens on its loopback address.
    public static let thisMachine: Set<String> = ["localhost:*", "127.0.0.1:*", "[::1]:*"]
    /// Whether the socket may be opened without `Origin`, as programs do which are no browsers. They still need the page's token and the cookie.
    public var allowsMissingOrigin: Bool
    /// How long a browser shall ask for this host by HTTPS alone, in whole seconds; told only over HTTPS. `nil` tells it nothing.
    public var strictTransportSecurity: Duration?
    /// Where pictures may come from beside the site itself, as in the directive `img-src`: `https://images.example`.
    public var imageSources: [String]

    public init(
        transport: Transport = .http, hosts: Set<String>? = nil,
        allowsMissingOrigin: Bool = false, strictTransportSecurity: Duration? = nil, imageSources: [String] = []
    ) {
        self.transport = transport
        self.hosts = hosts
        self.allowsMissingOrigin = allowsMissingOrigin
        self.strictTransportSecurity = strictTransportSecurity
        self.imageSources = imageSources
    }
}
