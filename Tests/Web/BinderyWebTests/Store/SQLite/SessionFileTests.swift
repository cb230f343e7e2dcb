import BinderyTestSupport
import Foundation
import GRDB
import Testing

@testable import BinderyWeb

/// A file that the store must not write is left unchanged, and the refusal names a remedy.
@Suite struct SessionFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path(of: "sessions.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func refusal() -> String? {
        do {
            _ = try SQLiteSessionStore(path: path)
            return nil
        } catch {
            return error.description
        }
    }

    private func write(_ sql: String...) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in for sql in sql { try db.execute(sql: sql) } }
        try queue.close()
    }

    private func fill() async throws {
        let store = try SQLiteSessionStore(path: path)
        for number in 0..<200 {
            try await store.save(SavedSession(token: "\(number)", browser: "b", location: "/"))
        }
        try await store.close()
    }

    @Test func aFolderThatIsMissingIsMade() async throws {
        let path = folder.path(of: "a/b/sessions.sqlite")
        let store = try SQLiteSessionStore(path: path)
        try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        try await store.close()
        #expect(FileManager.default.fileExists(atPath: path))
    }

    /// SQLite also reports this error if the disk becomes full while it writes a file beside the database.
    @Test func aFailedWriteSaysWhatToLookAt() {
        let failure = SessionFile(path: path).failure(
            DatabaseError(resultCode: .SQLITE_IOERR, message: "disk I/O error"))
        #expect(
            failure.description == """
                \(path) cannot be read or written: disk I/O error. Make room on its disk, check that the disk is \
                mounted and intact, or choose another path.
                """)
    }

    @Test func anEmptyFileIsANewOne() throws {
        try Data().write(to: URL(filePath: path))
        #expect(refusal() == nil)
    }

    /// The first version had an index that each save changed.
    @Test func aFileOfTheFirstVersionKeepsItsSessions() async throws {
        let session = SavedSession(token: "a", browser: "b", location: "/", acknowledged: 7, discarded: [5, 6])
        let store = try SQLiteSessionStore(path: path)
        try await store.save(session)
        try await store.close()
        try write(
            "DELETE FROM grdb_migrations WHERE identifier = 'no index by time'",
            "CREATE INDEX session_by_time ON session (saved)")
        let reopened = try SQLiteSessionStore(path: path)
        #expect(try await reopened.session("a") == session)
        try await reopened.close()
        let queue = try DatabaseQueue(path: path)
        #expect(
            try await queue.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM pragma_index_list('session')") } == 1
        )
        try queue.close()
    }

    @Test func aFileThatIsNotADatabaseIsLeftUnchanged() throws {
        try Data("Dear diary, today".utf8).write(to: URL(filePath: path))
        #expect(
            refusal()
                == "\(path) is not an SQLite database, and is left unchanged. Choose another path for the sessions.")
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("Dear diary, today".utf8))
    }

    @Test func theDatabaseOfAnotherProgramIsLeft() throws {
        try write("CREATE TABLE recipe (name TEXT)")
        let before = try Data(contentsOf: URL(filePath: path))
        #expect(
            refusal()
                == """
                \(path) is the database of another program, and is left unchanged. Choose another path for the \
                sessions.
                """
        )
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test func whatALaterVersionHasWrittenIsLeft() async throws {
        try await fill()
        try write("INSERT INTO grdb_migrations VALUES ('holograms')")
        #expect(
            refusal() == """
                The sessions in \(path) were written by a later version of this program, and are left unchanged. Start \
                that version, or choose another path.
                """)
    }

    @Test func aDamagedFileSaysWhatToDo() async throws {
        try await fill()
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seek(toOffset: 8192)
        try file.write(contentsOf: Data(repeating: 0x55, count: 12_000))
        try file.close()
        let text = try #require(refusal())
        #expect(text.hasPrefix("The sessions in \(path) are damaged: "))
        #expect(
            text.hasSuffix(
                """
                Move the file away, with the files next to it that end in -wal and -shm, and start again: open pages \
                start over.
                """))
    }

    @Test func aFolderInItsPlaceIsRefused() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(refusal() == "\(path) cannot be opened: Is a directory. Choose a file that may be written.")
    }

    @Test func aFileInThePlaceOfItsFolderIsRefused() throws {
        try Data().write(to: URL(filePath: folder.path(of: "file")))
        let path = folder.path(of: "file/sessions.sqlite")
        let failure = #expect(throws: SessionStoreFailure.self) { try SQLiteSessionStore(path: path) }
        #expect(
            failure?.description == """
                The folder \(folder.path(of: "file")) for the sessions cannot be created: File exists. Choose a \
                path in a folder that may be written.
                """)
    }

    @Test func whoCouldReadAnEarlierFileNoLongerCan() async throws {
        try await fill()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(refusal() == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}
