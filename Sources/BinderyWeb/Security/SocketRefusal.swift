enum SocketRefusal: Equatable {
    case unknownHost
    case missingOrigin
    case foreignOrigin
    /// The origin is the site's own host, but with another scheme than the server expects.
    case otherScheme(origin: String, own: String)

    /// Sent to the client.
    var text: String {
        switch self {
        case .unknownHost: "This server does not serve this host name."
        case .missingOrigin: "Only pages of this site may connect, and the request has no Origin header."
        case .foreignOrigin: "Only pages of this site may connect."
        case .otherScheme(let origin, let own):
            """
            The page was loaded from \(origin), but the server expects \(own). If a proxy ends TLS, set \
            LiveSecurity.transport.
            """
        }
    }

    /// Logged for the operator, if the configuration may be the cause.
    var remedy: String? {
        switch self {
        case .unknownHost: "if it is a name of this site, add it to security.hosts"
        case .otherScheme:
            """
            if a proxy ends TLS, set security.transport to .forwarded or .https; for .forwarded, let the proxy send \
            X-Forwarded-Proto, and list it in trustedProxies
            """
        case .missingOrigin, .foreignOrigin: nil
        }
    }
}
