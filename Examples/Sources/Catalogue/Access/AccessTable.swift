internal import GRDB

/// The users who refused access to the posts. All other users grant it.
struct AccessTable: Sendable {
    let database: DatabasePool

    func isGranted(by person: Person?) async throws -> Bool {
        guard let person else { return true }
        return try await database.read { db in
            try !Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT * FROM access_refusal WHERE person = ?)", arguments: [person.digest])!
        }
    }

    func set(_ isGranted: Bool, by person: Person) async throws {
        try await database.write { db in
            try db.execute(
                sql: isGranted
                    ? "DELETE FROM access_refusal WHERE person = ?"
                    : "INSERT OR IGNORE INTO access_refusal (person) VALUES (?)",
                arguments: [person.digest])
        }
    }
}

extension AccessTable {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("access") { db in
            try db.execute(
                sql: "CREATE TABLE access_refusal (person TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID")
        }
    }
}
