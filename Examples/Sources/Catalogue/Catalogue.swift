internal import GRDB
internal import Hummingbird

public import struct Foundation.URL

/// The service of the showcase's screens: HTTP on 127.0.0.1 over an SQLite file.
///
/// `README.md` describes its requests, answers and errors. The first start creates and fills the persistent database.
public struct Catalogue: Sendable {
    public let port: Int

    /// The store for each browser. It works until ``stop()``.
    public let browserStore: BrowserStore

    private let server: Server

    /// The address of the service, such as `http://127.0.0.1:8123`.
    public var baseURL: URL {
        // The text is a valid URL for every port.
        URL(string: "http://127.0.0.1:\(port)")!
    }

    /// Opens the database, creating and filling it if necessary, and listens.
    ///
    /// Returns when the service answers requests, which it does until ``stop()``, whether or not the returned value is
    /// retained. The work runs off the caller's actor; cancelling the caller does not interrupt it. The first start
    /// takes some tenths of a second longer, for hashing the codes.
    ///
    /// - Parameter stopsOnSignals: whether SIGINT and SIGTERM stop it, for a program that runs only the service.
    @concurrent
    public static func start(
        _ options: CatalogueOptions, stopsOnSignals: Bool = false
    ) async throws(CatalogueFailure) -> Catalogue {
        try options.check()
        let database = try DatabaseFile(path: options.database).open()
        do {
            let server = try await Server.start(
                Router.catalogue(database: database, options: options),
                port: options.port,
                idleTimeout: options.idleTimeout,
                stopsOnSignals: stopsOnSignals,
                onStop: { DatabaseFile.close(database) }
            )
            return Catalogue(
                port: server.port, browserStore: BrowserStore(database: database), server: server)
        } catch {
            DatabaseFile.close(database)
            throw error
        }
    }

    public func waitUntilStopped() async {
        await server.waitUntilStopped()
    }

    /// Stops listening, answers running requests, and closes the database.
    ///
    /// Delayed requests get 503 immediately. Returns after about 2 s at most. Stopping twice is harmless.
    public func stop() async {
        await server.stop()
    }
}
