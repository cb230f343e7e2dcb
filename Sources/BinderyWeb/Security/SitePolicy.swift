/// What a request says of itself, as far as trust depends on it. A field that occurs twice is nil: it is ambiguous.
struct Caller {
    var host: String?
    var origin: String?
    /// `Origin` occurs, once or more often.
    var hasOriginField = false
    var forwardedProtocol: String?
    /// The other end of the connection.
    var peer: IPAddress?
}

/// The rules for which requests to trust.
struct SitePolicy: Sendable {
    var security = LiveSecurity()
    /// The scripts and style sheets of the application.
    var pageFiles = PageFiles()
    /// In addition to the site's own, as a browser sends them.
    var allowedOrigins: Set<String> = []
    var trustedProxies: [IPNetwork] = []

    /// Whether the browser itself uses HTTPS.
    func isSecure(_ caller: Caller) -> Bool {
        switch security.transport {
        case .http: return false
        case .https: return true
        case .forwarded:
            guard let peer = caller.peer, isTrusted(peer) else { return false }
            // Each proxy appends how it was reached; only the last one is known.
            let last = caller.forwardedProtocol?.split(separator: ",").last?.drop { $0 == " " }
            return last?.lowercased() == "https"
        }
    }

    private func isTrusted(_ proxy: IPAddress) -> Bool { trustedProxies.contains { $0.contains(proxy) } }

    /// Whether the other end of a connection is a proxy that may name its client.
    func isTrusted(_ peer: IPAddress?) -> Bool { peer.map(isTrusted) ?? false }

    /// The client for which `peer` asks: itself, or, if it is a trusted proxy, the last address in `X-Forwarded-For`
    /// that is not one, since each proxy appends its client. `nil` if they do not say.
    func client(of peer: IPAddress?, forwardedFor fields: [String]) -> IPAddress? {
        guard let peer, isTrusted(peer) else { return peer }
        for hop in fields.joined(separator: ",").split(separator: ",").reversed() {
            guard let address = IPAddress(forwarded: hop) else { return nil }
            if !isTrusted(address) { return address }
        }
        return nil
    }

    func knowsHost(_ caller: Caller) -> Bool {
        guard let hosts = security.hosts else { return true }
        guard let host = caller.host else { return false }
        let named = Self.origin(host: host, isSecure: isSecure(caller))
        return hosts.contains { known in
            known.hasSuffix(":*")
                ? known.dropLast(2).lowercased() == Self.name(in: host)
                : Self.origin(host: known, isSecure: isSecure(caller)) == named
        }
    }

    /// The host without its port. An IPv6 address keeps its brackets.
    private static func name(in host: String) -> String {
        let digits = host.reversed().prefix { ("0"..."9").contains($0) }.count
        let end = host.dropLast(digits)
        return (end.last == ":" ? end.dropLast() : host[...]).lowercased()
    }

    /// Whether another site requests a page without leading to it: as an image, a frame or a script. Each request would
    /// be a session, counted for the user of that site. (W3C Fetch Metadata; current browsers send it.)
    static func isPartOfAnotherSite(site: String?, destination: String?) -> Bool {
        guard let site, let destination else { return false }
        return ["cross-site", "same-site"].contains(site) && destination != "document"
    }

    /// Whether a page may be compressed for a request with `site` as its `Sec-Fetch-Site`. Not if another site may have
    /// caused the request: it could choose a part of the page by the address, and guess other parts by the length
    /// (BREACH). The token of a page is made for each response: the length of one says nothing about another's.
    func mayCompress(for caller: Caller, from site: String?) -> Bool {
        switch site {
        case "same-origin", "none": true
        // Browsers send it only over HTTPS and to this machine. Over HTTP, who sees the length sees the page.
        case nil: !isSecure(caller)
        default: false
        }
    }

    /// The reason why a page does not get the socket it asks for; `nil` if it does.
    func refusal(of caller: Caller) -> SocketRefusal? {
        guard knowsHost(caller) else { return .unknownHost }
        guard caller.hasOriginField else {
            return security.allowsMissingOrigin ? nil : .missingOrigin
        }
        guard let origin = caller.origin, origin != "null" else { return .foreignOrigin }
        if allowedOrigins.contains(origin) { return nil }
        guard let host = caller.host else { return .foreignOrigin }
        let own = Self.origin(host: host, isSecure: isSecure(caller))
        if origin == own { return nil }
        let other = Self.origin(host: host, isSecure: !isSecure(caller))
        return origin == other ? .otherScheme(origin: origin, own: own) : .foreignOrigin
    }

    /// Serialized as in RFC 6454: the host in lower case, without the scheme's default port.
    private static func origin(host: String, isSecure: Bool) -> String {
        let host = host.lowercased()
        let ownPort = isSecure ? ":443" : ":80"
        return (isSecure ? "https://" : "http://")
            + (host.hasSuffix(ownPort) ? String(host.dropLast(ownPort.count)) : host)
    }
}
