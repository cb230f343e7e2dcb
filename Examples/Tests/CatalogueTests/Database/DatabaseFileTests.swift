import BinderyTestSupport
import Catalogue
import Foundation
import GRDB
import Testing

@Suite struct DatabaseFileTests {
    @Test func aMissingFolderIsMade() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a/b/x.sqlite")
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.get("/health").status == 200)
            }
            #expect(try names(in: file.deletingLastPathComponent()) == ["x.sqlite"])
        }
    }

    @Test func onlyTheUserThatRunsTheProgramMayReadTheFile() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a/x.sqlite")
            for _ in 1...2 {
                try await withCatalogue(at: file) { (_, client) async throws in
                    #expect(try await client.logIn().status == 201)
                    #expect(try await client.put("/goods/1/like", as: "a").status == 200)
                    for name in try names(in: file.deletingLastPathComponent()) {
                        #expect(try mode(of: file.deletingLastPathComponent().appendingPathComponent(name)) == 0o600)
                    }
                }
                #expect(try mode(of: file) == 0o600)
                // Earlier versions left the file readable for all users.
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            }
            #expect(try mode(of: file.deletingLastPathComponent()) == 0o700)
        }
    }

    private func mode(of file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func aDatabaseOfANewerVersionIsRefusedUntouched() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, _ in }
            try await change(file, "INSERT INTO grdb_migrations VALUES ('goods-2099'), ('zebras')")
            try await expectRefusal(
                of: file,
                """
                The database \(file.path) was made by a newer version of this program (unknown: \
                goods-2099, zebras). Use that version, or give the path of another file. The file was left \
                as it is.
                """)
        }
    }

    @Test func anotherProgramsDatabaseIsRefusedUntouched() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await change(file, "CREATE TABLE song (title TEXT)")
            try await expectRefusal(
                of: file,
                """
                The database \(file.path) belongs to another program. Give the path of another file. The \
                file was left as it is.
                """)
        }
    }

    @Test(arguments: ["Dear diary,", "SQLite format 4\0 and so on, for more than a header."])
    func aFileThatIsNotADatabaseIsRefusedUnchanged(content: String) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try Data(content.utf8).write(to: file)
            try await expectRefusal(
                of: file,
                """
                The file \(file.path) is not an SQLite database. Move it away, or give the path of another \
                file. The file was left as it is.
                """)
        }
    }

    @Test func aDamagedDatabaseIsRefusedUntouched() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, _ in }
            var bytes = try Data(contentsOf: file)
            bytes.replaceSubrange(
                4096..<bytes.count, with: Data(repeating: 0xa5, count: bytes.count - 4096))
            try bytes.write(to: file)
            let failure = try await refusal(of: file)
            guard case .databaseBroken(file.path, _) = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }
    }

    @Test func anEmptyFileBecomesADatabase() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try Data().write(to: file)
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.logIn().status == 201)
            }
        }
    }

    @Test func aFolderIsRefusedAsDatabase() async throws {
        try await withTemporaryFolder { folder in
            #expect(
                await failure(ofStarting: CatalogueOptions(database: folder.path))?.description
                    == """
                    Cannot open the database \(folder.path): it is a folder. Give the path of a file that you \
                    may read and write.
                    """)
        }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            #expect(
                await failure(ofStarting: CatalogueOptions(database: file.path + "/x.sqlite"))?.description
                    == """
                    Cannot make the folder \(file.path) for the database: File exists. Make the folder \
                    yourself, or give the path of a database in a folder that you may write to.
                    """)
        }
    }

    /// Runs in its own process, which gives up root privileges: root may write to read-only files.
    @Test func aReadOnlyFileOrFolderIsNamed() async {
        await #expect(processExitsWith: .success) {
            if getuid() == 0 {
                try #require(setgid(65534) == 0 && setuid(65534) == 0)
            }
            try await withTemporaryFolder { folder in
                let file = folder.appendingPathComponent("x.sqlite")
                try await withCatalogue(at: file) { _, _ in }
                let options = CatalogueOptions(database: file.path)
                try #require(chmod(file.path, 0o444) == 0)
                #expect(
                    await failure(ofStarting: options)
                        == .databaseNotWritable(path: file.path, reason: "the file is read-only"))
                try #require(chmod(file.path, 0o644) == 0 && chmod(folder.path, 0o555) == 0)
                #expect(
                    await failure(ofStarting: options)?.description
                        == """
                        Cannot write to the database \(file.path): its folder is read-only. Make room for it or \
                        make the file and its folder writable, or give the path of another file.
                        """)
                try #require(chmod(folder.path, 0o755) == 0)
            }
        }
    }
}

private func change(_ file: URL, _ sql: String) async throws {
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { try $0.execute(sql: sql) }
    try queue.close()
}

private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

/// Returns the failure of a start, and checks that the start leaves the file and its folder unchanged.
private func refusal(of file: URL) async throws -> CatalogueFailure? {
    let before = try Data(contentsOf: file)
    let failure = await failure(ofStarting: CatalogueOptions(database: file.path))
    #expect(try Data(contentsOf: file) == before)
    #expect(try names(in: file.deletingLastPathComponent()) == [file.lastPathComponent])
    return failure
}

private func expectRefusal(of file: URL, _ text: String) async throws {
    #expect(try await refusal(of: file)?.description == text)
}
