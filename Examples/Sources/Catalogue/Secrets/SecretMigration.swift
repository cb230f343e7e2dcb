internal import Foundation
internal import GRDB

/// The migration from versions that stored the secrets of browsers and the codes of logins in plain text.
enum SecretMigration {
    static let name = "secrets"

    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration(name) { db in
            try digestPersons(db)
            try sealValues(db)
        }
    }

    private static func digestPersons(_ db: Database) throws {
        let tables = ["menu_person", "menu_group", "good_like", "access_refusal"]
        for table in tables {
            for token in try String.fetchAll(db, sql: "SELECT DISTINCT person FROM \(table)") {
                try db.execute(
                    sql: "UPDATE \(table) SET person = ? WHERE person = ?",
                    arguments: [BrowserSecret(token).digest, token])
            }
        }
    }

    private static func sealValues(_ db: Database) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT browser, key, value FROM browser_store")
        try db.execute(sql: "DROP TABLE browser_store")
        try BrowserStore.makeTable(db)
        let browsers = Dictionary(grouping: rows) { $0["browser"] as String }
        for (browser, rows) in browsers {
            let values = Dictionary(uniqueKeysWithValues: rows.map { ($0["key"] as String, $0["value"] as String) })
            for (key, value) in split(values) {
                try BrowserStore.insert(value, for: key, of: BrowserSecret(browser), db)
            }
        }
    }

    /// Stores the code separately from a login, only while the browser is logged in: it now marks that.
    private static func split(_ values: [String: String]) -> [String: String] {
        var values = values
        let isLoggedOut = values.removeValue(forKey: "logged-out") != nil
        guard let login = values["login"],
            var fields = try? JSONSerialization.jsonObject(with: Data(login.utf8)) as? [String: Any]
        else { return values }
        let code = fields.removeValue(forKey: "code") as? String
        let isLoggedIn = fields.removeValue(forKey: "isLoggedIn") as? Bool ?? true
        if let data = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys) {
            values["login"] = String(decoding: data, as: UTF8.self)
        }
        if isLoggedIn, !isLoggedOut { values["code"] = code }
        return values
    }
}
