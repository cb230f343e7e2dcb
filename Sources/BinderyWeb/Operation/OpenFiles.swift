internal import Foundation

/// The limits of descriptors, and so of connections, that the process may have open.
struct OpenFiles: Equatable {
    var limit: Int
    /// The limit to which the process may raise it.
    var hardLimit: Int

    /// Raises the limit as far as the system permits, and returns the limits.
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
        // Refused where the system has a further limit, as on macOS; then the old one stays.
        if setrlimit(resource, &limits) != 0 { limits.rlim_cur = before }
        return OpenFiles(limit: Int(clamping: limits.rlim_cur), hardLimit: Int(clamping: limits.rlim_max))
    }

    /// What a server opens in addition to connections: its listening socket, the store, libraries, own requests.
    static let reserve = 64

    /// The limit of sessions that a server has by default.
    static let defaultSessionLimit = 50_000

    /// How many pages may be connected at the same time by default. The remaining quarter of the files is for
    /// ``spare(for:)``.
    var capacity: Int { min(Self.defaultSessionLimit, max((limit - Self.reserve) / 4 * 3, limit / 2)) }

    /// How many files remain when `sessions` pages are connected.
    func spare(for sessions: Int) -> Int { max(0, limit - Self.reserve - sessions) }

    /// A warning for the operator if `sessions` pages cannot be connected at once; if nil, if only few can.
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
