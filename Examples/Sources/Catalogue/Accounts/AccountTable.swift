internal import Foundation
internal import GRDB

struct AccountTable: Sendable {
    let database: any DatabaseReader

    func account(phone: String) async throws -> Account? {
        // SQLite compares a text only up to a NUL.
        if phone.hasControlCharacters { return nil }
        return try await database.read { db in
            try Row.fetchOne(
                db, sql: "SELECT phone, nickname FROM account WHERE phone = ?", arguments: [phone]
            ).map(Account.init)
        }
    }

    /// Returns the account with this phone if the code is correct. The time does not reveal whether the phone exists.
    func account(phone: String, code: String) async throws -> Account? {
        let found =
            try await phone.hasControlCharacters
            ? nil
            : database.read { db in
                try Row.fetchOne(db, sql: "SELECT * FROM account WHERE phone = ?", arguments: [phone])
                    .map { (account: Account($0), digest: CodeDigest($0)) }
            }
        guard let found else {
            _ = try CodeDigest(of: code)
            return nil
        }
        return try found.digest.matches(code) ? found.account : nil
    }
}

extension Account {
    fileprivate init(_ row: Row) {
        self.init(phone: row["phone"], nickname: row["nickname"])
    }
}

extension CodeDigest {
    fileprivate init(_ row: Row) {
        self.init(salt: row["code_salt"], rounds: row["code_rounds"], key: row["code_key"])
    }
}

extension AccountTable {
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("accounts") { db in
            try db.execute(
                sql: """
                    CREATE TABLE account (
                      phone TEXT PRIMARY KEY NOT NULL,
                      nickname TEXT NOT NULL,
                      code_salt BLOB NOT NULL,
                      code_rounds INTEGER NOT NULL,
                      code_key BLOB NOT NULL
                    ) STRICT, WITHOUT ROWID
                    """)
            for seed in AccountSeed.all {
                let digest = try CodeDigest(of: seed.code)
                try db.execute(
                    sql: "INSERT INTO account VALUES (?, ?, ?, ?, ?)",
                    arguments: [seed.phone, seed.nickname, digest.salt, digest.rounds, digest.key]
                )
            }
        }
    }
}
