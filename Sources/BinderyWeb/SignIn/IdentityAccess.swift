/// How a page changes who is signed in.
enum IdentityAccess: Sendable {
    struct Page: Sendable {
        let signIn: LiveSignIn
        let token: String
        let browser: String
        let location: String
        let user: SignedInUser?
    }

    /// A test without a server: only the page's own property changes.
    case local
    /// The server has no ``LiveSignIn``.
    case unavailable
    case page(Page)
}

/// The address at which a browser exchanges a ticket for cookies.
enum IdentityAddress {
    static let path = "/bindery/identity"

    static func path(ticket: String) -> String { "\(path)?ticket=\(ticket)" }

    /// `nil` for a query without a ticket.
    static func ticket(inQuery query: String?) -> String? {
        guard let query, query.hasPrefix("ticket=") else { return nil }
        let ticket = String(query.dropFirst("ticket=".count).prefix { $0 != "&" })
        return UnguessableToken.isPlausible(ticket) ? ticket : nil
    }
}
