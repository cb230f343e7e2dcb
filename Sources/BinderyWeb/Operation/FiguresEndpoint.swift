/// Where the figures of a server are, in Prometheus' text format, and for whom.
public struct FiguresEndpoint: Sendable, Equatable {
    /// With a leading slash.
    public var path: String
    public var access: FiguresAccess

    public init(path: String = "/metrics", access: FiguresAccess = .loopback) {
        self.path = path
        self.access = access
    }
}

/// Who may read the figures of a server. Everybody else is told that there is nothing at that address.
public enum FiguresAccess: Sendable, Equatable {
    /// Programs on the same machine that come directly and ask for it by an IP address or as `localhost`: not what a proxy there forwards, which says so
    /// by `Forwarded`, `Via`, `X-Forwarded-…`, `X-Real-IP` or the like, and not a page of another site that has its own
    /// name lead here (DNS rebinding).
    case loopback
    /// Whoever has the token, as `Authorization: Bearer <token>`.
    case bearer(token: String)

    /// - Parameters:
    ///   - address: of the other end of the connection, if it is known.
    ///   - host: the name by which the server is asked.
    ///   - header: the value of a header field.
    func allows(from address: IPAddress?, asking host: String?, header: (String) -> String?) -> Bool {
        switch self {
        case .loopback:
            let isForwarded = Self.signsOfProxies.contains { header($0) != nil }
            return !isForwarded && address?.isLoopback ?? false && host.map(Self.isMachine) ?? false
        case .bearer(let token):
            guard !token.isEmpty, let given = header("Authorization"), given.hasPrefix("Bearer ") else { return false }
            return Self.areEqual(given.dropFirst("Bearer ".count).utf8, token.utf8)
        }
    }

    private static let signsOfProxies = [
        "Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "X-Client-IP",
        "CF-Connecting-IP", "True-Client-IP", "Fastly-Client-IP",
    ]

    /// Whether `host` is an IP address or `localhost`, with or without a port, rather than a name that leads here.
    private static func isMachine(_ host: String) -> Bool {
        guard let match = host.wholeMatch(of: #/(\[[0-9A-Fa-f:.]+\]|[^:\[\]]+)(:[0-9]+)?/#)?.1 else { return false }
        return IPAddress(forwarded: match) != nil || match.lowercased() == "localhost"
    }

    /// Takes as long wherever they differ, so that the time tells nothing of the token.
    private static func areEqual(_ one: Substring.UTF8View, _ other: String.UTF8View) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
