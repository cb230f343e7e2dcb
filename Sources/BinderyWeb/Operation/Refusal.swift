/// Why the server did not do what a browser, or a stranger, asked.
enum Refusal: String, CaseIterable, Sendable {
    /// Too many sessions, of all or of one address.
    case sessions, sessionsOfAddress = "sessions_of_address"
    /// More events than a page may send.
    case rate
    /// A message, or an address, that is too large.
    case size
    /// A message that is no event of the protocol.
    case malformed
    /// The page of another site, or of another browser.
    case origin, browser
    /// The server is going away.
    case draining
    /// A connection that does not say in time what it wants.
    case handshake
    /// No file could be opened for a connection.
    case files
}
