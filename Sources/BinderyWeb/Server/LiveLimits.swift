/// How much one browser, and all of them together, may ask of a ``LiveServer``.
///
/// | limit | who goes beyond it |
/// |---|---|
/// | `messageSize` | a page: does not send the text, keeps it in its field and says so; anybody else: is disconnected with close code 1009 |
/// | `eventsPerSecond`, `eventBurst` | is read more slowly, and loses nothing |
/// | `sessionsPerAddress` | gets a page with status 429 |
/// | `sessions` | gets a page with status 503 |
/// | `outboxSize` | is told the whole state instead of each change |
/// | `idleTimeout` | is disconnected; its session stays for ``LiveServer/Options/gracePeriod`` |
/// | `requestHeadSize` | gets status 400, and is disconnected |
/// | `handshakeTimeout`, `keepAliveTimeout` | is disconnected |
public struct LiveLimits: Sendable {
    /// The largest message of a page, in bytes: a text that was entered, above all. Some bytes of it are not the text's own.
    public var messageSize = 1 << 20
    /// How many bytes the address and the header fields of a request may have, all together.
    public var requestHeadSize = 1 << 15
    /// How many events of one page are handled a second, in the long run, over however many connections it has: a
    /// slider that is dragged sends one for each frame of the screen. Each 16 KB of an answer count as one more.
    public var eventsPerSecond = 200
    /// How many are handled at once after a rest.
    public var eventBurst = 1000
    /// How many sessions one address may have: many people may share one. All addresses of IPv6 that one customer of a provider may choose from, those
    /// with the same 64 bits before, are one. Not for proxies in ``LiveServer/Options/trustedProxies`` that do not say for whom they ask.
    public var sessionsPerAddress = 1000
    /// How many sessions there may be. `nil` for as many as the open files allow, of which each connected page needs one, and 50,000 at most.
    public var sessions: Int?
    /// How many bytes of changes wait for a page that reads slowly or is away.
    public var outboxSize = 1 << 16
    /// How many bytes of changes are kept after they were sent, in case a connection has lost them.
    public var replaySize = 1 << 10
    /// How long a connected browser may be silent. It is asked for a sign of life when half of that is over.
    public var idleTimeout: Duration = .seconds(70)
    /// How long a request may take to arrive, and how long a browser may take to leave after the last answer, or after
    /// it was told that there is no such page.
    public var handshakeTimeout: Duration = .seconds(10)
    /// How long a connection is kept after an answer, for the next request.
    public var keepAliveTimeout: Duration = .seconds(60)

    public init() {}
}
