internal import GRDB

/// Who likes which good.
struct Likes: Equatable, Sendable {
    /// How many persons like a good; those that nobody likes are missing.
    var counts: [Int: Int] = [:]
    /// The ids of what the person who asks likes.
    var own: Set<Int> = []
    /// How often the likes of a good have changed: of two answers the one with the higher version is the later one. Those that never changed
    /// are missing.
    var versions: [Int: Int] = [:]
}

/// The likes in the database.
struct LikeTable: Sendable {
    let database: DatabasePool

    /// The likes of the goods with these ids.
    func likes(of ids: ClosedRange<Int>, by person: Person?) async throws -> Likes {
        try await database.read { db in try likes(db, of: ids, by: person) }
    }

    /// Keeps or forgets that the person likes the good; nothing happens when it is so already.
    func set(_ isLiked: Bool, good: Int, by person: Person) async throws -> Likes {
        try await database.write { db in
            try db.execute(
                sql: isLiked
                    ? "INSERT OR IGNORE INTO good_like (good, person) VALUES (?, ?)"
                    : "DELETE FROM good_like WHERE good = ? AND person = ?",
                arguments: [good, person.digest])
            if db.changesCount > 0 {
                try db.execute(
                    sql: """
                        INSERT INTO good_like_version (good, version) VALUES (?, 1)
                        ON CONFLICT (good) DO UPDATE SET version = version + 1
                        """,
                    arguments: [good])
            }
            return try likes(db, of: good...good, by: person)
        }
    }

    private func likes(_ db: Database, of ids: ClosedRange<Int>, by person: Person?) throws -> Likes {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT good, count(*) AS count, coalesce(max(person = ?), 0) AS own FROM good_like
                WHERE good BETWEEN ? AND ? GROUP BY good
                """,
            arguments: [person?.digest, ids.lowerBound, ids.upperBound])
        var likes = Likes()
        while let row = try rows.next() {
            let good: Int = row["good"]
            likes.counts[good] = row["count"]
            if row["own"] { likes.own.insert(good) }
        }
        let changed = try Row.fetchCursor(
            db, sql: "SELECT good, version FROM good_like_version WHERE good BETWEEN ? AND ?",
            arguments: [ids.lowerBound, ids.upperBound])
        while let row = try changed.next() { likes.versions[row["good"]] = row["version"] }
        return likes
    }
}

extension LikeTable {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("likes") { db in
            try db.execute(
                sql: """
                    CREATE TABLE good_like (
                      good INTEGER NOT NULL,
                      person TEXT NOT NULL,
                      PRIMARY KEY (good, person)
                    ) STRICT, WITHOUT ROWID
                    """)
        }
    }

    static func registerVersions(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("like versions") { db in
            try db.execute(
                sql: """
                    CREATE TABLE good_like_version (
                      good INTEGER PRIMARY KEY,
                      version INTEGER NOT NULL
                    ) STRICT
                    """)
        }
    }
}
