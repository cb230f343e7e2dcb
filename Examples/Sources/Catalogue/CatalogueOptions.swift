/// The options of a ``Catalogue``: its data, its port, and simulated delays and failures.
public struct CatalogueOptions: Sendable {
    /// Delays of the endpoints in addition to ``delay``.
    public enum Latency: Sendable {
        /// The delays of the original articles: logging in takes 1 s, an avatar no time.
        case articles
        /// No additional delays.
        case none
    }

    /// The path of the SQLite file. The file and its folder are created if necessary.
    public var database: String

    /// The TCP port on 127.0.0.1, 0 to 65535; 0 takes any free port (see ``Catalogue/port``).
    public var port: Int

    /// The delay of every answer, including refusals and errors. Not negative.
    public var delay: Duration

    /// The share of requests, 0 to 1, that are answered 503 and not carried out.
    public var failureRate: Double

    /// The same seed refuses the same requests, counted from the start. `nil` takes a new seed at each start.
    public var failureSeed: UInt64?

    public var latency: Latency

    /// The time that a connection may wait for its next or first request before it is closed.
    public var idleTimeout: Duration

    /// The clock for ``delay`` and ``latency``; a test passes one that takes no time.
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
        // Rejects NaN, too.
        guard (0...1).contains(failureRate) else {
            throw .invalidOption(name: "failureRate", value: "\(failureRate)", expected: "0 to 1")
        }
    }
}
