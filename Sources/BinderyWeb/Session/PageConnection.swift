/// The connection to the browser of one page, as its session uses it.
package protocol PageConnection: AnyObject, Sendable {
    /// Whether it accepts data. If not, the session writes nothing until ``LiveSession/resumeWriting()`` is called.
    var isWritable: Bool { get }

    func send(_ message: [UInt8])

    /// Closes the connection. The browser connects again by itself if the reason permits.
    func close(_ reason: PageClosing)

    /// Puts the conditions of a line on the connection. Returns false, and closes it without a word, if that is cut.
    func begin(on line: LineConditions) -> Bool
}

/// The reason why the server closes a connection. The codes are those of RFC 6455, 7.4.1, and its registry.
package enum PageClosing: UInt16, Error {
    /// The server ends and will soon be replaced.
    case goingAway = 1001
    case protocolError = 1002
    case notText = 1003
    case invalidText = 1007
    /// Another connection has taken the page over.
    case replaced = 1008
    case messageTooLarge = 1009
    /// The page cannot be restored at the moment.
    case unavailable = 1013
    /// The page's user is no longer signed in. A code for private use.
    case signedOut = 4001

    /// Shown in the browser's console.
    var reason: String {
        switch self {
        case .goingAway: "The server is shutting down; the page reconnects."
        case .protocolError: "The WebSocket frame is malformed."
        case .notText: "Only text messages are accepted."
        case .invalidText: "A text message must be UTF-8."
        case .replaced: "Another connection of this page has replaced this one."
        case .unavailable: "The server cannot reach its store; the page tries again."
        case .signedOut: "The user of this page is no longer signed in."
        case .messageTooLarge: "The message is larger than the server accepts."
        }
    }
}
