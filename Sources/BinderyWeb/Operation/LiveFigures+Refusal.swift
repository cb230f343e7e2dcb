extension LiveFigures {
    /// Why the server did not do what a browser, or a stranger, asked.
    enum Refusal: String, CaseIterable, Sendable {
        /// There are as many sessions as there may be.
        case full
        /// One address has as many sessions as it may have.
        case tooManyFromOneAddress = "too_many_from_one_address"
        /// The server is going away.
        case draining
        /// A name that the site does not go by.
        case host
        /// A connection that a page of another site asked for.
        case origin
        /// A page that the server does not know, of another browser, or made by another version: it is loaded anew.
        case unknownPage = "unknown_page"
        /// A message that is no event of the protocol.
        case malformed
        /// A message that is larger than it may be.
        case messageSize = "message_size"
        /// What is no WebSocket's frame, or no text.
        case frame
        /// The figures, asked for by who may not read them.
        case figures
        /// A connection that could not be accepted: the process has no file left for it.
        case files
    }
}
