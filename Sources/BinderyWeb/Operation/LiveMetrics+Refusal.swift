extension LiveMetrics {
    enum Refusal: String, CaseIterable, Sendable {
        case full
        case tooManyFromOneAddress = "too_many_from_one_address"
        case draining
        /// A host name that is not the site's.
        case host
        /// A connection requested by a page of another site.
        case origin
        /// A page that the server does not know, of another browser, or of another version: it is loaded again.
        case unknownPage = "unknown_page"
        /// A message that is not an event of the protocol.
        case malformed
        case messageSize = "message_size"
        /// Not a frame of a WebSocket, or not text.
        case frame
        /// The metrics, requested by a program that may not read them.
        case metrics
        /// The inspector, requested by someone who may not see it.
        case inspector
        /// A connection that could not be accepted: the process has no free descriptor.
        case files
    }
}
