internal import BinderySynchronization

/// Tickets that open an inspector once, within a minute: a browser cannot send the operator's secret.
final class InspectorTickets: Sendable {
    private static let lifetime: Duration = .seconds(60)
    private let valid = Mutex<[String: ContinuousClock.Instant]>([:])

    func make(now: ContinuousClock.Instant = .now) -> String {
        let ticket = UnguessableToken.make()
        valid.withLock { valid in
            valid = valid.filter { now < $0.value }
            valid[ticket] = now + Self.lifetime
        }
        return ticket
    }

    /// Uses up a ticket. Returns whether it was valid.
    func take(_ ticket: String, now: ContinuousClock.Instant = .now) -> Bool {
        valid.withLock { $0.removeValue(forKey: ticket) }.map { now < $0 } ?? false
    }

    func take(_ ticket: String) -> Bool { take(ticket, now: .now) }
}
