internal import Foundation

/// How many files, and so connections, the process may have open.
struct OpenFiles: Equatable {
    /// What holds now.
    var limit: Int
    /// What the system lets the process have.
    var hardLimit: Int

    /// Raises the limit to what the system lets the process have, and says what holds then.
    static func raise() -> OpenFiles? {
        #if canImport(Darwin)
        let resource = RLIMIT_NOFILE
        #else
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var limits = rlimit()
        guard getrlimit(resource, &limits) == 0 else { return nil }
        let before = limits.rlim_cur
        limits.rlim_cur = limits.rlim_max
        // Refused where the system has another limit besides, as on macOS; then the old one stays.
        if setrlimit(resource, &limits) != 0 { limits.rlim_cur = before }
        return OpenFiles(limit: Int(clamping: limits.rlim_cur), hardLimit: Int(clamping: limits.rlim_max))
    }

    /// What a server opens besides its connections: its own socket, the store, its libraries, what the program asks of others.
    static let reserve = 64

    /// As many sessions as a server takes that was not told.
    static let mostSessions = 50_000

    /// How many pages may be connected at the same time, if nobody has said.
    var capacity: Int { min(Self.mostSessions, max(limit - Self.reserve, limit / 2)) }

    /// What to tell the operator if so many pages cannot be connected at the same time, or, where nobody has said how many, if there cannot be many.
    func warning(for sessions: Int?) -> String? {
        guard let sessions else {
            if limit >= 1000 { return nil }
            return """
                This process may have \(limit) open files, which is enough for \(capacity) pages. Raise the limit (ulimit -n, or LimitNOFILE= in its \
                systemd unit).
                """
        }
        let needed = sessions + Self.reserve
        if limit >= needed { return nil }
        return """
            \(sessions) sessions need \(needed) open files, and this process may have \(limit). Raise the limit (ulimit -n \(needed), or \
            LimitNOFILE=\(needed) in its systemd unit), or lower the option limits.sessions to \(max(0, limit - Self.reserve)).
            """
    }
}
