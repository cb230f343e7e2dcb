/// The limits of what one browser, and all of them together, may ask of a ``LiveServer``.
///
/// | limit | effect beyond it |
/// |---|---|
/// | `messageSize` | a page keeps the text in its field and says so; other clients are disconnected, code 1009 |
/// | `eventsPerSecond`, `eventBurst` | the page is read more slowly, and loses nothing |
/// | `sessionsPerAddress` | the response is a page with status 429 |
/// | `sessions` | the response is a page with status 503 |
/// | `outboxSize` | the page is sent the whole state instead of each change |
/// | `idleTimeout` | the browser is disconnected; its session stays for ``LiveServer/Options/gracePeriod`` |
/// | `requestHeadSize` | the client gets status 400, and is disconnected |
/// | `handshakeTimeout`, `keepAliveTimeout` | the client is disconnected |
/// | `uploadsPerSession` | further files wait until another one is received |
/// | `uploadTimeout` | the upload fails as interrupted |
public struct LiveLimits: Sendable {
    /// The largest message of a page, in bytes: mainly an entered text. Some bytes are not the text's own.
    public var messageSize = 1 << 20
    /// How many bytes the address and the header fields of a request may have together.
    public var requestHeadSize = 1 << 15
    /// How many events of one page are handled a second, in the long run, over all its connections: a dragged slider
    /// sends one for each frame of the screen. Each 16 KB of an answer count as one more.
    public var eventsPerSecond = 200
    /// How many events are handled without a pause after a rest.
    public var eventBurst = 1000
    /// How many sessions one address may have, which many users may share. IPv6 addresses count by their first 64 bits,
    /// those of a customer of a provider. Not for ``LiveServer/Options/trustedProxies`` that do not name their client.
    public var sessionsPerAddress = 1000
    /// How many sessions there may be. `nil`: as many as the descriptors permit, one for each page; at most 50,000.
    public var sessions: Int?
    /// How many bytes of changes wait for a page that reads slowly or is absent.
    public var outboxSize = 1 << 16
    /// How many bytes of changes are kept after they were sent, in case a connection has lost them.
    public var replaySize = 1 << 10
    /// How long a connected browser may be silent. The server sends a ping after half of that.
    public var idleTimeout: Duration = .seconds(70)
    /// How long a request may take, and a browser to disconnect after the last response or if its page is unknown.
    public var handshakeTimeout: Duration = .seconds(10)
    /// How long a connection is kept open after a response, for the next request.
    public var keepAliveTimeout: Duration = .seconds(60)
    /// How many files one session receives at the same time, each with a buffer of 128 KB and a connection.
    public var uploadsPerSession = 4
    /// How long the receiver of an upload waits for the next 64 KB, or for the rest: also for a page to connect again.
    public var uploadTimeout: Duration = .seconds(60)

    public init() {}
}
