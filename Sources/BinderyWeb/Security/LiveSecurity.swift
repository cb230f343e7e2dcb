/// How browsers reach a live site, and what its pages may not do.
///
/// The defaults suit plain HTTP on one machine. Behind a proxy that terminates TLS, set:
///
/// ```swift
/// var options = LiveServer.Options()
/// options.trustedProxies = ["10.0.0.2"]
/// options.security.transport = .forwarded
/// options.security.hosts = ["shop.example"]
/// options.security.strictTransportSecurity = .seconds(63_072_000)
/// ```
public struct LiveSecurity: Sendable {
    /// How browsers reach the site. It determines the scheme that the origin of a page must have, the cookie's name and
    /// its attribute `Secure`, and `Strict-Transport-Security`.
    public enum Transport: Sendable, Equatable {
        /// Plain HTTP: on this machine, or in a trusted network.
        case http
        /// HTTPS only: a proxy terminates TLS, and clients reach the server only through it.
        case https
        /// What `X-Forwarded-Proto` from one of ``LiveServer/Options/trustedProxies`` says; HTTP for all other clients.
        case forwarded
    }

    /// How browsers reach the site. The default is `.http`.
    public var transport: Transport
    /// The host names of the site, each with its port unless that is the scheme's default: `shop.example`,
    /// `localhost:8080`, or for every port `localhost:*`. A request for another name is refused with status 421. `nil`
    /// accepts any name: then another site can make its own name resolve to this server (DNS rebinding).
    public var hosts: Set<String>?
    /// The names that only this machine has, for ``hosts`` of a server that listens on its loopback address.
    public static let thisMachine: Set<String> = ["localhost:*", "127.0.0.1:*", "[::1]:*"]
    /// Whether a socket may be opened without `Origin`, as other programs than browsers do. It needs token and cookie.
    public var allowsMissingOrigin: Bool
    /// How long browsers shall use only HTTPS for this host, in whole seconds; sent over HTTPS. `nil` sends nothing.
    public var strictTransportSecurity: Duration?
    /// Sources of images in addition to the site itself, as in the directive `img-src`: `https://images.example`.
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
