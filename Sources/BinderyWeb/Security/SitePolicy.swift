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

/// Decides who may connect.
struct SitePolicy: Sendable {
    var security = LiveSecurity()
    /// Besides the site's own, as a browser sends them.
    var allowedOrigins: Set<String> = []
    var trustedProxies: Set<String> = []

    /// Whether the browser itself speaks HTTPS.
    func isSecure(_ caller: Caller) -> Bool {
        switch security.transport {
        case .http: return false
        case .https: return true
        case .forwarded:
            guard let peer = caller.peer, trustedProxies.contains(Self.withoutMapping(peer)) else { return false }
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
        guard let hosts = security.hosts else { return true }
        guard let host = caller.host else { return false }
        let named = Self.origin(host: host, isSecure: isSecure(caller))
        return hosts.contains { Self.origin(host: $0, isSecure: isSecure(caller)) == named }
    }

    /// Why the page that asks for the socket does not get it; `nil` if it does.
    func refusal(of caller: Caller) -> String? {
        guard knowsHost(caller) else { return "This server does not go by that name." }
        guard caller.namesOrigin else {
            return security.allowsMissingOrigin
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
