#if Redis
internal import Foundation

/// Where a Redis or Valkey server is, and how to sign in there.
struct RedisAddress: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case host(String, port: Int)
        case socket(path: String)
    }

    let place: Place
    /// Nil for the default user.
    let user: String?
    let password: String?
    let database: Int
    let isEncrypted: Bool
    /// The file of the authority that has signed the server's certificate; nil for those of the system.
    let authority: String?

    /// - Throws: if the text is not such an address. The message does not quote it: it may contain a password.
    init(_ text: String) throws(SessionStoreFailure) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
            throw Self.malformed
        }
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        password = parts.password.flatMap { $0.isEmpty ? nil : $0 }
        isEncrypted = scheme == "rediss"
        let options = parts.queryItems ?? []
        authority = options.first { $0.name == "authority" }?.value
        switch scheme {
        case "redis", "rediss":
            // Brackets around an address of IPv6 belong to the text.
            let host = (parts.host ?? "").trimmingCharacters(in: ["[", "]"])
            let number = parts.path.drop { $0 == "/" }
            guard !host.isEmpty, let database = number.isEmpty ? 0 : Int(number), database >= 0 else {
                throw Self.malformed
            }
            place = .host(host, port: parts.port ?? 6379)
            self.database = database
        case "unix":
            guard !parts.path.isEmpty else { throw Self.malformed }
            place = .socket(path: parts.path)
            database = options.first { $0.name == "database" }?.value.flatMap(Int.init) ?? 0
        default: throw Self.malformed
        }
    }

    private static let malformed = SessionStoreFailure(
        """
        The address of Redis is malformed. Write it like redis://10.0.0.5:6379, redis://:password@host/0, \
        rediss://user:password@host for an encrypted connection, or unix:/run/redis/redis.sock.
        """)

    /// Without the password, for the log.
    var name: String {
        switch place {
        case .host(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .socket(let path): path
        }
    }
}
#endif
