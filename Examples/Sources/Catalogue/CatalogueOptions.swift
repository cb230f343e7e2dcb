/// How a ``Catalogue`` starts: where it keeps its data, where it listens, and how slow and how
/// unreliable it pretends to be.
public struct CatalogueOptions: Sendable {
    /// How long the endpoints take on top of ``delay``.
    public enum Latency: Sendable {
        /// What the articles that the screens come from show: logging in takes 1 s, an avatar no time.
        case articles
        /// No time but what the work itself takes.
        case none
    }

    /// The path of the SQLite file. It and its folder are made when they do not exist.
    public var database: String

    /// The TCP port on 127.0.0.1, 0 to 65535; 0 takes any free port (see ``Catalogue/port``).
    public var port: Int

    /// The time added to every answer, refusals and errors included. Not negative.
    public var delay: Duration

    /// The share of all requests that are answered 503 instead of being carried out, 0 to 1.
    public var failureRate: Double

    /// Makes the series of refusals repeatable: the same seed refuses the same requests, counted from
    /// the start of the service. `nil` takes a new seed at each start.
    public var failureSeed: UInt64?

    /// How long the endpoints take on top of ``delay``.
    public var latency: Latency

    /// How long a connection may wait for its next request, or for its first, before it is closed.
    public var idleTimeout: Duration

    /// What measures ``delay`` and ``latency``; a test gives one that needs no time.
    public var clock: any Clock<Duration>

    public init(
        database: String,
        port: Int = 0,
        delay: Duration = .zero,
        failureRate: Double = 0,
        failureSeed: UInt64? = nil,
        latency: Latency = .articles,
        idleTimeout: Duration = .seconds(60),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.database = database
        self.port = port
        self.delay = delay
        self.failureRate = failureRate
        self.failureSeed = failureSeed
        self.latency = latency
        self.idleTimeout = idleTimeout
        self.clock = clock
    }
}

extension CatalogueOptions {
    func check() throws(CatalogueFailure) {
        if database.isEmpty {
            throw .invalidOption(name: "database", value: "\"\"", expected: "the path of a file")
        }
        guard (0...65535).contains(port) else {
            throw .invalidOption(name: "port", value: "\(port)", expected: "0 to 65535")
        }
        guard delay >= .zero else {
            throw .invalidOption(name: "delay", value: "\(delay)", expected: "0 or more")
        }
        // A NaN is not in the range either.
        guard (0...1).contains(failureRate) else {
            throw .invalidOption(name: "failureRate", value: "\(failureRate)", expected: "0 to 1")
        }
    }
}
