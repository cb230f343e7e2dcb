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
    /// Programs on the same machine that come directly: not what a proxy there forwards, which says so by `Forwarded`, `X-Forwarded-For` or `Via`.
    case loopback
    /// Whoever has the token, as `Authorization: Bearer <token>`.
    case bearer(token: String)

    /// - Parameters:
    ///   - address: of the other end of the connection, if it is known.
    ///   - header: the value of a header field.
    func allows(from address: IPAddress?, header: (String) -> String?) -> Bool {
        switch self {
        case .loopback:
            let isForwarded = ["Forwarded", "X-Forwarded-For", "Via"].contains { header($0) != nil }
            return !isForwarded && address?.isLoopback ?? false
        case .bearer(let token):
            guard !token.isEmpty, let given = header("Authorization"), given.hasPrefix("Bearer ") else { return false }
            return Self.areEqual(given.dropFirst("Bearer ".count).utf8, token.utf8)
        }
    }

    /// Takes as long wherever they differ, so that the time tells nothing of the token.
    private static func areEqual(_ one: Substring.UTF8View, _ other: String.UTF8View) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
