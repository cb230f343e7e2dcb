internal import GRDB

struct Likes: Equatable, Sendable {
    /// The number of users who like a good. Goods without likes are omitted.
    var counts: [Int: Int] = [:]
    /// The ids of the goods that the requesting user likes.
    var own: Set<Int> = []
    /// The number of changes of a good's likes, if any. The answer with the highest is the latest.
    var versions: [Int: Int] = [:]
}

struct LikeTable: Sendable {
    let database: DatabasePool

    func likes(of ids: ClosedRange<Int>, by person: Person?) async throws -> Likes {
        try await database.read { db in try likes(db, of: ids, by: person) }
    }

    /// Stores whether the user likes the good; does nothing if that is unchanged.
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
