import BinderyTestSupport
import Foundation
import GRDB
import Testing

@testable import Catalogue

@Suite struct AccountsTests {
    @Test func thereAreTenAndEachCanLogIn() async throws {
        #expect(AccountSeed.all.count == 10)
        #expect(Set(AccountSeed.all.map(\.phone)).count == 10)
        try await withCatalogue { (_, client) async throws in
            for seed in AccountSeed.all {
                #expect(seed.phone.wholeMatch(of: /1[3-9]\d{9}/) != nil)
                #expect(seed.code.wholeMatch(of: /\d{4}/) != nil)
                #expect(try await client.logIn(phone: seed.phone, code: seed.code).status == 201)
            }
        }
    }

    @Test func theyLastAcrossRestarts() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, _ in }
            try await DatabaseQueue(path: file.path).write { db in
                try db.execute(sql: "UPDATE account SET nickname = 'Ada L' WHERE nickname = 'Ada'")
                try db.execute(sql: "DELETE FROM account WHERE nickname = 'Nora'")
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.logIn().status == 201)
                #expect(try await client.get("/accounts/15921640873/avatar").text.contains(">AL</text>"))
                #expect(try await client.get("/accounts/19957283064/avatar").status == 404)
            }
        }
    }

    @Test func noFileHoldsACode() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, client in
                for seed in AccountSeed.all {
                    _ = try await client.logIn(phone: seed.phone, code: seed.code)
                }
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                #expect(names.sorted() == ["x.sqlite", "x.sqlite-shm", "x.sqlite-wal"])
                for name in names {
                    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
                    for seed in AccountSeed.all {
                        #expect(bytes.range(of: Data(seed.code.utf8)) == nil, "\(name) has \(seed.code)")
                    }
                }
            }
        }
    }

    @Test func theSameCodeHasAnotherDigestEachTime() throws {
        let first = try CodeDigest(of: "5858")
        let second = try CodeDigest(of: "5858")
        #expect(first.salt != second.salt)
        #expect(first.key != second.key)
        #expect(try first.matches("5858"))
        #expect(try !first.matches("5859"))
        #expect(try !first.matches(""))
    }
}
