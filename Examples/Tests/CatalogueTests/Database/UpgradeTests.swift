import BinderyTestSupport
import Foundation
import GRDB
import Testing

@testable import Catalogue

@Suite struct UpgradeTests {
    /// The migrations of the releases. The migrator must apply them first, in this order.
    private static let versions = [
        "catalogue", "accounts", "browsers", "likes", "menu groups", "books", "posts", "access", "like versions",
        "secrets", "post ages", "post punctuation", "replies",
    ]

    @Test func aMigrationIsOnlyEverAddedAtTheEnd() {
        #expect(DatabaseMigrator.catalogue.migrations == Self.versions)
    }

    @Test(arguments: versions)
    func aDatabaseOfEachOlderVersionIsUpgraded(last: String) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await make(file, upTo: last)
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.logIn().status == 201)
                #expect(try await client.put("/goods/1/like", as: "a").status == 200)
                #expect(try await client.post("/groups", #"{"name": "x", "kind": "side"}"#, as: "a").status == 201)
                #expect(try await client.get("/books?limit=1").text.contains("\"total\":365"))
                #expect(try await client.get("/posts?q=a").status == 200)
                #expect(try await client.get("/access", as: "a").status == 200)
            }
        }
    }

    @Test(arguments: versions.prefix { $0 != "secrets" }.dropFirst(2))
    func anUpgradeSealsWhatWasKeptOfBrowsers(last: String) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            let (inside, outside) = ("0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210")
            try await make(file, upTo: last) { db in
                let login = #"{"code":"5858","nickname":"花田半亩","phone":"13874389438"}"#
                for (browser, key, value) in [
                    (inside, "login", login), (inside, "language", "zh-Hans"), (outside, "login", login),
                    (outside, "logged-out", "true"),
                ] {
                    try db.execute(
                        sql: "INSERT INTO browser_store VALUES (?, ?, ?)", arguments: [browser, key, value])
                }
            }
            try await withCatalogue(at: file) { (catalogue, _) async throws in
                let store = catalogue.browserStore
                for browser in [inside, outside] {
                    #expect(
                        try await store.values(browser: browser)["login"]
                            == #"{"nickname":"花田半亩","phone":"13874389438"}"#)
                    #expect(try await store.values(browser: browser)["logged-out"] == nil)
                }
                #expect(try await store.values(browser: inside)["code"] == "5858")
                #expect(try await store.values(browser: outside)["code"] == nil)
                #expect(try await store.values(browser: inside)["language"] == "zh-Hans")
            }
            let bytes = try Data(contentsOf: file)
            // The account's row has the same nickname, followed by random bytes.
            for secret in [inside, outside, "5858\"", #""nickname":"花田半亩""#] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil)
            }
        }
    }

    @Test func anUpgradeThatWasInterruptedIsFinished() async throws {
        try await withTemporaryFolder { folder in
            let (file, secret) = (folder.appendingPathComponent("x.sqlite"), String(repeating: "secret", count: 40))
            try await make(file, upTo: "like versions") { db in
                for key in 1...500 {
                    try db.execute(sql: "INSERT INTO browser_store VALUES ('b', ?, ?)", arguments: [key, secret])
                }
            }
            // Simulates a process that ended before it overwrote the free pages.
            var configuration = Configuration()
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = OFF") }
            let queue = try DatabaseQueue(path: file.path, configuration: configuration)
            try await queue.write { try $0.execute(sql: "DELETE FROM browser_store") }
            try DatabaseMigrator.catalogue.migrate(queue)
            try queue.close()
            #expect(try Data(contentsOf: file).range(of: Data(secret.utf8)) != nil)
            try await withCatalogue(at: file) { (_, _) async throws in }
            #expect(try Data(contentsOf: file).range(of: Data(secret.utf8)) == nil)
        }
    }

    @Test func anUpgradeLeavesToAPersonWhatIsTheirs() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            let token = "0123456789abcdef0123456789abcdef"
            try await make(file, upTo: "like versions") { db in
                try db.execute(
                    sql: """
                        INSERT INTO menu_person VALUES ('\(token)');
                        INSERT INTO menu_group (person, name, kind) VALUES ('\(token)', 'Late', 'side');
                        INSERT INTO good_like VALUES (7, '\(token)');
                        INSERT INTO access_refusal VALUES ('\(token)');
                        """)
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.get("/groups", as: token).text.contains(#""name":"Late""#))
                #expect(try await client.get("/goods/7", as: token).text.contains(#""isLiked":true"#))
                #expect(try await client.get("/access", as: token).text == #"{"isGranted":false}"#)
            }
            #expect(try Data(contentsOf: file).range(of: Data(token.utf8)) == nil)
        }
    }

    @Test func anUpgradeKeepsWhatWasThere() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await make(file, upTo: "browsers") { db in
                try db.execute(
                    sql: """
                        UPDATE account SET nickname = 'Ada L' WHERE nickname = 'Ada';
                        INSERT INTO browser_store VALUES ('b', 'query', '基础');
                        """)
            }
            try await withCatalogue(at: file) { (catalogue, client) async throws in
                #expect(try await catalogue.browserStore.values(browser: "b")["query"] == "基础")
                #expect(try await client.get("/accounts/15921640873/avatar").text.contains(">AL</text>"))
            }
        }
    }
}

/// Makes a database as it was after the migration `last`.
private func make(
    _ file: URL, upTo last: String, change: @escaping @Sendable (Database) throws -> Void = { _ in }
) async throws {
    let queue = try DatabaseQueue(path: file.path)
    try DatabaseMigrator.catalogue.migrate(queue, upTo: last)
    try await queue.write(change)
    try queue.close()
}
