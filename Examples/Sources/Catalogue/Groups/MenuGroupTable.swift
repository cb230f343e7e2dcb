internal import Foundation
internal import GRDB

/// The menu groups in the database. Every user has their own, which the first request creates.
struct MenuGroupTable: Sendable {
    /// The maximum number of a user's groups, since each answer contains all of them.
    static let maximumCount = 200

    enum Refusal: Error {
        case duplicate, unknown, full
    }

    let database: DatabasePool

    /// Returns the groups by kind, then in the order of their creation.
    func groups(of person: Person, inChinese: Bool) async throws -> [MenuGroup] {
        try await write(as: person, inChinese: inChinese) { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM menu_group WHERE person = ? ORDER BY id", arguments: [person.digest]
            )
            .map { try MenuGroup($0) }
        }
        .sorted { ($0.kind.order, $0.id) < ($1.kind.order, $1.id) }
    }

    func create(_ fields: MenuGroupFields, for person: Person, inChinese: Bool) async throws -> MenuGroup {
        try await write(as: person, inChinese: inChinese) { db in
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM menu_group WHERE person = ?", arguments: [person.digest])!
            guard count < Self.maximumCount else { throw Refusal.full }
            try refuseName(fields.name, of: nil, for: person, db)
            try insert(db, name: fields.name, kind: fields.kind, person: person)
            return MenuGroup(id: Int(db.lastInsertedRowID), name: fields.name, kind: fields.kind)
        }
    }

    func update(
        _ id: Int, to fields: MenuGroupFields, for person: Person, inChinese: Bool
    ) async throws -> MenuGroup {
        try await write(as: person, inChinese: inChinese) { db in
            try refuseName(fields.name, of: id, for: person, db)
            try db.execute(
                sql: "UPDATE menu_group SET name = ?, kind = ? WHERE id = ? AND person = ?",
                arguments: [fields.name, fields.kind.rawValue, id, person.digest])
            guard db.changesCount == 1 else { throw Refusal.unknown }
            return MenuGroup(id: id, name: fields.name, kind: fields.kind)
        }
    }

    func delete(_ id: Int, for person: Person, inChinese: Bool) async throws {
        try await write(as: person, inChinese: inChinese) { db in
            try db.execute(
                sql: "DELETE FROM menu_group WHERE id = ? AND person = ?", arguments: [id, person.digest])
            guard db.changesCount == 1 else { throw Refusal.unknown }
        }
    }

    private func write<Result: Sendable>(
        as person: Person, inChinese: Bool, _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await database.write { db in
            try seed(db, for: person, inChinese: inChinese)
            return try body(db)
        }
    }

    /// Throws if another group has the name, ignoring case and width, which SQLite does for ASCII letters only.
    private func refuseName(_ name: String, of id: Int?, for person: Person, _ db: Database) throws {
        let others = try String.fetchAll(
            db, sql: "SELECT name FROM menu_group WHERE person = ? AND id IS NOT ?", arguments: [person.digest, id])
        let options: String.CompareOptions = [.caseInsensitive, .widthInsensitive]
        if others.contains(where: { $0.compare(name, options: options) == .orderedSame }) { throw Refusal.duplicate }
    }

    /// Creates the initial groups once for each user, so that a user can delete all groups.
    private func seed(_ db: Database, for person: Person, inChinese: Bool) throws {
        try db.execute(
            sql: "INSERT OR IGNORE INTO menu_person (person) VALUES (?)", arguments: [person.digest])
        guard db.changesCount == 1 else { return }
        for seed in MenuGroupSeed.all {
            try insert(db, name: inChinese ? seed.chinese : seed.english, kind: seed.kind, person: person)
        }
    }

    private func insert(_ db: Database, name: String, kind: MenuGroup.Kind, person: Person) throws {
        try db.execute(
            sql: "INSERT INTO menu_group (person, name, kind) VALUES (?, ?, ?)",
            arguments: [person.digest, name, kind.rawValue])
    }
}

extension MenuGroup {
    fileprivate init(_ row: Row) throws {
        let kind: String = row["kind"]
        guard let known = Kind(rawValue: kind) else {
            throw DatabaseError(message: "menu_group has the unknown kind \(kind)")
        }
        self.init(id: row["id"], name: row["name"], kind: known)
    }
}

extension MenuGroup.Kind {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self)! }
}

extension MenuGroupTable {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("menu groups") { db in
            try db.execute(
                sql: """
                    CREATE TABLE menu_person (person TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
                    CREATE TABLE menu_group (
                      id INTEGER PRIMARY KEY AUTOINCREMENT,
                      person TEXT NOT NULL REFERENCES menu_person,
                      name TEXT NOT NULL COLLATE NOCASE,
                      kind TEXT NOT NULL,
                      UNIQUE (person, name)
                    ) STRICT;
                    """)
        }
    }
}
