/// The path of a server's metrics, in Prometheus' text format, and the programs that may read them.
public struct MetricsEndpoint: Sendable, Equatable {
    /// With a leading slash.
    public var path: String
    public var access: OperatorAccess

    public init(path: String = "/metrics", access: OperatorAccess = .loopback) {
        self.path = path
        self.access = access
    }
}

/// The programs that may read a server's metrics, or open its inspector. To all others the server answers that the
/// address does not exist.
public enum OperatorAccess: Sendable, Equatable {
    /// Programs on the same machine that connect directly and address it by an IP address or as `localhost`. Excluded
    /// are requests that a proxy there forwards, recognized by `Forwarded`, `Via`, `X-Forwarded-…`, `X-Real-IP` or the
    /// like, and pages of another site that makes its own name resolve to this machine (DNS rebinding).
    case loopback
    /// Programs that send the token, as `Authorization: Bearer <token>`.
    case bearer(token: String)

    /// `address` is the other end, if known; `host` is the requested name; `header` returns the value of a field.
    func allows(from address: IPAddress?, host: String?, header: (String) -> String?) -> Bool {
        switch self {
        case .loopback:
            let isForwarded = Self.proxyHeaders.contains { header($0) != nil }
            return !isForwarded && address?.isLoopback ?? false && host.map(Self.isLocalName) ?? false
        case .bearer(let token):
            guard !token.isEmpty, let given = header("Authorization"), given.hasPrefix("Bearer ") else { return false }
            return Self.areEqual(given.dropFirst("Bearer ".count).utf8, token.utf8)
        }
    }

    private static let proxyHeaders = [
        "Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "X-Client-IP",
        "CF-Connecting-IP", "True-Client-IP", "Fastly-Client-IP",
    ]

    /// Whether `host` is an IP address or `localhost`, with or without a port, rather than a name that resolves here.
    private static func isLocalName(_ host: String) -> Bool {
        guard let match = host.wholeMatch(of: #/(\[[0-9A-Fa-f:.]+\]|[^:\[\]]+)(:[0-9]+)?/#)?.1 else { return false }
        return IPAddress(forwarded: match) != nil || match.lowercased() == "localhost"
    }

    /// Takes the same time wherever the texts differ, so that the time reveals nothing of the token.
    private static func areEqual(_ one: Substring.UTF8View, _ other: String.UTF8View) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
