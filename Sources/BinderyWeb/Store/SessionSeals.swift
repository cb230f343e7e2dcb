#if SQLite || Redis
internal import BinderySynchronization

/// The seals of the sessions that were saved lately, since a derivation takes longer than the encryption.
final class SessionSeals: Sendable {
    /// Each takes some 250 bytes.
    private static let limit = 10_000

    private let seals = Mutex<[String: SessionSeal]>([:])

    func seal(of token: String) -> SessionSeal {
        if let known = seals.withLock({ $0[token] }) { return known }
        let seal = SessionSeal(of: token)
        seals.withLock { seals in
            if seals.count >= Self.limit { seals.removeAll() }
            seals[token] = seal
        }
        return seal
    }
}
#endif
