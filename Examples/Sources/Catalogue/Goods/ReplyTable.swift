internal import GRDB

/// A public message about a good.
struct Reply: Equatable, Sendable {
    let id: Int
    let text: String
    /// In seconds since 1970.
    let created: Int
    /// Whether the requesting user has written it.
    let isOwn: Bool
}

struct ReplyTable: Sendable {
    /// The maximum number of the replies to a good, since each answer contains all of them.
    static let maximumCount = 200

    struct Full: Error {}

    let database: DatabasePool

    /// Returns the replies to a good, the oldest first.
    func replies(to good: Int, for person: Person?) async throws -> [Reply] {
        try await database.read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT id, text, created, person IS ? AS own FROM good_reply WHERE good = ? ORDER BY id",
                arguments: [person?.digest, good]
            )
            .map { Reply(id: $0["id"], text: $0["text"], created: $0["created"], isOwn: $0["own"]) }
        }
    }

    func add(_ text: String, to good: Int, by person: Person, at time: Int) async throws -> Reply {
        try await database.write { db in
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM good_reply WHERE good = ?", arguments: [good])!
            guard count < Self.maximumCount else { throw Full() }
            try db.execute(
                sql: "INSERT INTO good_reply (good, person, text, created) VALUES (?, ?, ?, ?)",
                arguments: [good, person.digest, text, time])
            return Reply(id: Int(db.lastInsertedRowID), text: text, created: time, isOwn: true)
        }
    }
}

extension ReplyTable {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("replies") { db in
            try db.execute(
                sql: """
                    CREATE TABLE good_reply (
                      id INTEGER PRIMARY KEY AUTOINCREMENT,
                      good INTEGER NOT NULL,
                      person TEXT NOT NULL,
                      text TEXT NOT NULL,
                      created INTEGER NOT NULL
                    ) STRICT;
                    CREATE INDEX good_reply_good ON good_reply (good);
                    """)
        }
    }
}
