import Foundation
import GRDB
import Testing

@testable import Catalogue

@Suite struct UpgradeTests {
    /// What releases have applied, which the migrator must go on applying first, in this order.
    private static let versions = [
        "catalogue", "accounts", "browsers", "likes", "menu groups", "books", "posts", "access", "like versions",
    ]

    @Test func aMigrationIsOnlyEverAddedAtTheEnd() {
        #expect(DatabaseMigrator.catalogue.migrations == Self.versions)
    }

    @Test(arguments: versions)
    func aDatabaseOfEachOlderVersionIsUpgraded(last: String) async throws {
        try await withFolder { folder in
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

    @Test func anUpgradeKeepsWhatWasThere() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await make(file, upTo: "browsers") { db in
                try db.execute(
                    sql: """
                        UPDATE account SET nickname = 'Ada L' WHERE nickname = 'Ada';
                        INSERT INTO browser_store VALUES ('b', 'query', '基础');
                        """)
            }
            try await withCatalogue(at: file) { (catalogue, client) async throws in
                #expect(try await catalogue.browserStore.value(for: "query", browser: "b") == "基础")
                #expect(try await client.get("/accounts/15921640873/avatar").text.contains(">AL</text>"))
            }
        }
    }
}

/// A database as the version left it whose last migration this is.
private func make(
    _ file: URL, upTo last: String, change: @escaping @Sendable (Database) throws -> Void = { _ in }
) async throws {
    let queue = try DatabaseQueue(path: file.path)
    try DatabaseMigrator.catalogue.migrate(queue, upTo: last)
    try await queue.write(change)
    try queue.close()
}
