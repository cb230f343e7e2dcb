/// Who may connect to a live site, and what its pages forbid themselves.
///
/// What is set here by default is right for plain HTTP on one machine. Behind a proxy that ends TLS, say so:
///
/// ```swift
/// var options = LiveServer.Options()
/// options.security.transport = .forwarded(by: ["10.0.0.2"])
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
        /// What `X-Forwarded-Proto` says, if it comes from one of these IP addresses; HTTP for everybody else.
        case forwarded(by: Set<String>)
    }

    public var transport: Transport
    /// The names by which the site is asked for, each with its port unless that is the scheme's own: `shop.example`, `localhost:8080`. A request for
    /// another name is refused with the status 421. `nil` for any name: then a site elsewhere may have its own name lead here (DNS rebinding).
    public var hosts: Set<String>?
    /// Further origins whose pages may open the socket, as a browser sends them: `https://shop.example`. Needed where a proxy changes `Host`.
    public var allowedOrigins: Set<String>
    /// Whether the socket may be opened without `Origin`, as programs do which are no browsers. They still need the page's token and the cookie.
    public var allowsMissingOrigin: Bool
    /// How long a browser shall ask for this host by HTTPS alone, in whole seconds; told only over HTTPS. `nil` tells it nothing.
    public var strictTransportSecurity: Duration?
    /// Where pictures may come from beside the site itself, as in the directive `img-src`: `https://images.example`.
    public var imageSources: [String]

    public init(
        transport: Transport = .http, hosts: Set<String>? = nil, allowedOrigins: Set<String> = [],
        allowsMissingOrigin: Bool = false, strictTransportSecurity: Duration? = nil, imageSources: [String] = []
    ) {
        self.transport = transport
        self.hosts = hosts
        self.allowedOrigins = allowedOrigins
        self.allowsMissingOrigin = allowsMissingOrigin
        self.strictTransportSecurity = strictTransportSecurity
        self.imageSources = imageSources
    }
}

extension LiveSecurity {
    /// What a request says of itself, as far as trust depends on it. Of what came twice there is nothing: it means two things to two readers.
    struct Caller {
        var host: String?
        var origin: String?
        /// `Origin` is there, once or more often.
        var namesOrigin = false
        var forwardedProtocol: String?
        /// The IP address at the other end of the connection.
        var peer: String?
    }

    /// Whether the browser itself speaks HTTPS.
    func isSecure(_ caller: Caller) -> Bool {
        switch transport {
        case .http: return false
        case .https: return true
        case .forwarded(let proxies):
            guard let peer = caller.peer, proxies.contains(Self.withoutMapping(peer)) else { return false }
            // Each proxy adds what it was asked by; only the last one is known.
            let last = caller.forwardedProtocol?.split(separator: ",").last?.drop { $0 == " " }
            return last?.lowercased() == "https"
        }
    }

    /// An IPv4 address as itself, though the socket is one of IPv6.
    private static func withoutMapping(_ address: String) -> String {
        address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address
    }

    /// Whether the site goes by the name that it is asked for.
    func knowsHost(_ caller: Caller) -> Bool {
        guard let hosts else { return true }
        guard let host = caller.host else { return false }
        let named = Self.origin(host: host, isSecure: isSecure(caller))
        return hosts.contains { Self.origin(host: $0, isSecure: isSecure(caller)) == named }
    }

    /// Why the page that asks for the socket does not get it; `nil` if it does.
    func refusal(of caller: Caller) -> String? {
        guard knowsHost(caller) else { return "This server does not go by that name." }
        guard caller.namesOrigin else {
            return allowsMissingOrigin
                ? nil : "Only pages of this site connect here; a browser says by Origin which page it is."
        }
        guard let origin = caller.origin, origin != "null" else { return "Only pages of this site connect here." }
        if allowedOrigins.contains(origin) { return nil }
        guard let host = caller.host else { return "Only pages of this site connect here." }
        let own = Self.origin(host: host, isSecure: isSecure(caller))
        if origin == own { return nil }
        guard origin == Self.origin(host: host, isSecure: !isSecure(caller)) else {
            return "Only pages of this site connect here."
        }
        return """
            The page came from \(origin), but the server takes itself to be at \(own). If a proxy ends TLS, say so to the server: \
            LiveSecurity.transport.
            """
    }

    /// As RFC 6454 serializes it: the host in small letters, and no port that goes without saying.
    private static func origin(host: String, isSecure: Bool) -> String {
        let host = host.lowercased()
        let ownPort = isSecure ? ":443" : ":80"
        return (isSecure ? "https://" : "http://")
            + (host.hasSuffix(ownPort) ? String(host.dropLast(ownPort.count)) : host)
    }
}
