internal import GRDB

/// Texts that the screens keep for each browser, in the catalogue's database.
///
/// A browser is named by the value of its unguessable cookie; one browser never sees another's
/// texts. Texts are kept as they are, not encrypted. Both calls run off the caller's actor and carry
/// on when the caller is cancelled, so that what a user did is not lost with the screen.
public struct BrowserStore: Sendable {
    let database: DatabasePool

    /// Opens the database without a service, made when it does not exist. It works until ``close()``.
    public static func open(database path: String) throws(CatalogueFailure) -> BrowserStore {
        BrowserStore(database: try DatabaseFile(path: path).open())
    }

    /// Closes a database that ``open(database:)`` has opened; that of a ``Catalogue`` closes with it.
    public func close() {
        DatabaseFile.close(database)
    }

    /// The text last set, or `nil` if there is none.
    public func value(
        for key: String, browser: String
    ) async throws(BrowserStoreFailure) -> String? {
        let result: Result<String?, any Error> = await withCheckedContinuation { continuation in
            database.asyncRead { connection in
                continuation.resume(
                    returning: Result {
                        try String.fetchOne(
                            connection.get(),
                            sql: "SELECT value FROM browser_store WHERE browser = ? AND key = ?",
                            arguments: [browser, key])
                    })
            }
        }
        return try result.typed()
    }

    /// Keeps the text for the next call and the next start; `nil` forgets it.
    public func set(
        _ value: String?, for key: String, browser: String
    ) async throws(BrowserStoreFailure) {
        let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
            database.asyncWrite { db in
                if let value {
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO browser_store (browser, key, value) VALUES (?, ?, ?)",
                        arguments: [browser, key, value])
                } else {
                    try db.execute(
                        sql: "DELETE FROM browser_store WHERE browser = ? AND key = ?",
                        arguments: [browser, key])
                }
            } completion: { _, result in
                continuation.resume(returning: result)
            }
        }
        try result.typed()
    }
}

extension BrowserStore {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("browsers") { db in
            try db.execute(
                sql: """
                    CREATE TABLE browser_store (
                      browser TEXT NOT NULL,
                      key TEXT NOT NULL,
                      value TEXT NOT NULL,
                      PRIMARY KEY (browser, key)
                    ) STRICT, WITHOUT ROWID
                    """)
        }
    }
}

extension Result where Failure == any Error {
    fileprivate func typed() throws(BrowserStoreFailure) -> Success {
        do {
            return try get()
        } catch let error as DatabaseError {
            // What GRDB reports for a connection that was closed.
            throw error.resultCode == .SQLITE_MISUSE
                ? .stopped : .database(reason: error.message ?? "\(error.resultCode)")
        } catch {
            throw .database(reason: "\(error)")
        }
    }
}
