internal import Foundation
internal import GRDB

/// A store of texts for each browser, in the catalogue's database.
///
/// A browser is identified by the value of its unguessable cookie and never sees another browser's texts. The file has
/// a digest of the cookie, and the texts sealed with a key that is derived from the cookie. Both calls run off the
/// caller's actor and continue when the caller is cancelled, so that a user's changes survive the screen.
public struct BrowserStore: Sendable {
    let database: DatabasePool

    /// Opens the database without a service, and creates it if necessary. It works until ``close()``.
    public static func open(database path: String) throws(CatalogueFailure) -> BrowserStore {
        BrowserStore(database: try DatabaseFile(path: path).open())
    }

    /// Closes a database opened by ``open(database:)``; that of a ``Catalogue`` closes with it.
    public func close() {
        DatabaseFile.close(database)
    }

    /// Returns the texts that were last set, by their keys. One that another program has changed is omitted.
    public func values(browser: String) async throws(BrowserStoreFailure) -> [String: String] {
        let secret = BrowserSecret(browser)
        let result: Result<[String: String], any Error> = await withCheckedContinuation { continuation in
            database.asyncRead { connection in
                continuation.resume(
                    returning: Result {
                        let rows = try Row.fetchCursor(
                            connection.get()
                                .cachedStatement(sql: "SELECT key, value FROM browser_value WHERE browser = ?"),
                            arguments: [secret.digest])
                        var values: [String: String] = [:]
                        while let row = try rows.next() {
                            let key: String = row["key"]
                            values[key] = try? secret.open(row["value"], as: key)
                        }
                        return values
                    })
            }
        }
        return try result.typed()
    }

    /// Stores the text permanently; `nil` removes it.
    public func set(
        _ value: String?, for key: String, browser: String
    ) async throws(BrowserStoreFailure) {
        let secret = BrowserSecret(browser)
        let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
            database.asyncWrite { db in
                if let value {
                    try BrowserStore.insert(value, for: key, of: secret, db)
                } else {
                    try db.execute(
                        sql: "DELETE FROM browser_value WHERE browser = ? AND key = ?",
                        arguments: [secret.digest, key])
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

    static func makeTable(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE browser_value (
                  browser TEXT NOT NULL,
                  key TEXT NOT NULL,
                  value BLOB NOT NULL,
                  PRIMARY KEY (browser, key)
                ) STRICT, WITHOUT ROWID
                """)
    }

    static func insert(_ value: String, for key: String, of secret: BrowserSecret, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO browser_value (browser, key, value) VALUES (?, ?, ?)",
            arguments: [secret.digest, key, secret.seal(value, as: key)])
    }
}

extension Result where Failure == any Error {
    fileprivate func typed() throws(BrowserStoreFailure) -> Success {
        do {
            return try get()
        } catch let error as DatabaseError {
            // GRDB's error for a closed connection.
            throw error.resultCode == .SQLITE_MISUSE
                ? .stopped : .database(reason: error.message ?? "\(error.resultCode)")
        } catch {
            throw .database(reason: "\(error)")
        }
    }
}
