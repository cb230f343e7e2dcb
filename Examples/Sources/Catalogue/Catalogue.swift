internal import GRDB
internal import Hummingbird

public import struct Foundation.URL

/// The service that the showcase's screens talk to: HTTP on 127.0.0.1 over an SQLite file.
///
/// `README.md` beside this file has its requests, answers and errors. The first start makes the database and fills it; what is
/// in it lasts across restarts.
public struct Catalogue: Sendable {
    /// The port that the service listens on.
    public let port: Int

    /// What the screens keep for each browser. It works until ``stop()``.
    public let browserStore: BrowserStore

    private let server: Server

    /// The address of the service, such as `http://127.0.0.1:8123`.
    public var baseURL: URL {
        // The text is a valid URL for every port.
        URL(string: "http://127.0.0.1:\(port)")!
    }

    /// Opens the database, made and filled when it does not exist, and listens.
    ///
    /// Returns when the service answers requests, which it does until ``stop()``, whether or not the
    /// returned value is kept. The work runs off the caller's actor; cancelling the caller does not
    /// interrupt it. The first start takes some tenths of a second longer, for hashing the codes.
    ///
    /// - Parameter stopsOnSignals: whether SIGINT and SIGTERM stop it: for a program that is nothing else.
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

    /// Returns when the service has stopped.
    public func waitUntilStopped() async {
        await server.waitUntilStopped()
    }

    /// Stops listening, answers what is under way, and closes the database.
    ///
    /// A request that is only being delayed is answered 503 at once. Returns when all is closed, at the
    /// latest after about 2 s. Stopping twice is harmless.
    public func stop() async {
        await server.stop()
    }
}
