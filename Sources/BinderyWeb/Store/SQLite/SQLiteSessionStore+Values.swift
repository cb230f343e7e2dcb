#if SQLite
public import Bindery
internal import Foundation
internal import GRDB

/// The values of replicated properties, beside the sessions. They stay when sessions are removed.
///
/// They are stored as they are: unlike a session, a value has no token with which it could be sealed.
extension SQLiteSessionStore: VersionedStore {
    public func value(
        of key: String, newerThan version: UInt64
    ) async throws(SessionStoreFailure) -> VersionedValue? {
        try await whileOpen {
            try await database.read { db in
                try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT content, version FROM value WHERE key = ? AND version > ?"),
                    arguments: [key, Int64(clamping: version)]
                ).map { row in
                    let (content, version): (Data, Int64) = (row["content"], row["version"])
                    return VersionedValue(content: Array(content), version: UInt64(clamping: version))
                }
            }
        }
    }

    public func replaceValue(
        of key: String, with content: [UInt8], after version: UInt64
    ) async throws(SessionStoreFailure) -> Bool {
        try await whileOpen {
            try await database.change { db in
                let statement = try db.cachedStatement(
                    sql: version == 0
                        ? "INSERT INTO value (content, key, version) VALUES (?, ?, 1) ON CONFLICT DO NOTHING"
                        : "UPDATE value SET content = ?, version = version + 1 WHERE key = ? AND version = ?")
                let arguments: StatementArguments = [Data(content), key]
                try statement.execute(arguments: version == 0 ? arguments : arguments + [Int64(clamping: version)])
                return db.changesCount == 1
            }
        }
    }
}
#endif
