#if SQLite
internal import CBinderySystem
internal import Foundation
internal import GRDB

/// The SQLite file of sessions. A file that this program must not write is refused before anything is written.
struct SessionFile: Sendable {
    /// Marks a database of sessions: "BSes" in ASCII.
    private static let applicationID: Int32 = 0x4253_6573

    /// Absolute, so that a message names the file independently of the working directory.
    let path: String

    init(path: String) { self.path = URL(fileURLWithPath: path).path }

    func open() throws(SessionStoreFailure) -> DatabaseQueue {
        do {
            try protect()
            let lock = try lockFolder()
            defer { close(lock) }
            try checkHeader()
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.read(inspect)
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA journal_mode = WAL")
                // In a write-ahead log, a commit then does not wait for the disk, and still survives the end of the
                // process. A power failure loses only what the machine had not written yet.
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
            }
            try Self.migrator.migrate(queue)
            return queue
        } catch let failure as SessionStoreFailure {
            throw failure
        } catch {
            throw failure(error)
        }
    }

    /// All versions of the table, in order. A released one is never changed; a new one is appended.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("sessions") { db in
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            try db.execute(
                sql:
                    "CREATE TABLE session (id BLOB NOT NULL PRIMARY KEY, saved INTEGER NOT NULL, content BLOB NOT NULL)"
            )
            try db.execute(sql: "CREATE INDEX session_by_time ON session (saved)")
        }
        // Each save would change the index, which only the rare removal of old sessions uses.
        migrator.registerMigration("no index by time") { db in try db.execute(sql: "DROP INDEX session_by_time") }
        migrator.registerMigration("owners") { db in
            try db.execute(sql: "ALTER TABLE session ADD COLUMN owner TEXT")
            try db.execute(sql: "ALTER TABLE session ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0")
        }
        migrator.registerMigration("values") { db in
            try db.execute(
                sql:
                    "CREATE TABLE value (key TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, content BLOB NOT NULL)"
            )
        }
        return migrator
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "sessions"
        configuration.busyMode = .timeout(5)
        return configuration
    }

    /// Makes the file inaccessible to other users. SQLite gives the write-ahead log the mode of the file.
    private func protect() throws {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw SessionStoreFailure(
                """
                The folder \(folder) for the sessions cannot be created: \(Self.reason(error)). Choose a path in a \
                folder that may be written.
                """)
        }
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SessionStoreFailure(
                "\(path) cannot be opened: \(String(cString: strerror(errno))). Choose a file that may be written.")
        }
        close(descriptor)
    }

    /// Lets the processes that share the file open it one after another: SQLite does not wait while the file becomes
    /// one with a write-ahead log.
    private func lockFolder() throws -> CInt {
        let descriptor = Foundation.open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            let error = errno
            if descriptor >= 0 { close(descriptor) }
            throw SessionStoreFailure(
                "The folder of \(path) cannot be locked: \(String(cString: strerror(error))). Choose another folder.")
        }
        return descriptor
    }

    private func checkHeader() throws {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let header = try file.read(upToCount: 16) ?? Data()
        guard header.isEmpty || header == Data("SQLite format 3\0".utf8) else {
            throw SessionStoreFailure(
                "\(path) is not an SQLite database, and is left unchanged. Choose another path for the sessions.")
        }
    }

    private func inspect(_ db: Database) throws {
        let verdict = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
        guard verdict == "ok" else { throw damaged(verdict ?? "nothing is readable") }
        let isEmpty = try !Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM sqlite_schema)")!
        guard try isEmpty || Int32.fetchOne(db, sql: "PRAGMA application_id") == Self.applicationID else {
            throw SessionStoreFailure(
                """
                \(path) is the database of another program, and is left unchanged. Choose another path for the sessions.
                """)
        }
        guard try Self.migrator.appliedIdentifiers(db).isSubset(of: Self.migrator.migrations) else {
            throw SessionStoreFailure(
                """
                The sessions in \(path) were written by a later version of this program, and are left unchanged. Start \
                that version, or choose another path.
                """)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    var isClosed: SessionStoreFailure { SessionStoreFailure("The store of sessions in \(path) was closed.") }

    private func damaged(_ reason: String) -> SessionStoreFailure {
        SessionStoreFailure(
            """
            The sessions in \(path) are damaged: \(reason). Move the file away, with the files next to it that end in \
            -wal and -shm, and start again: open pages start over.
            """)
    }

    /// Describes what went wrong, with the file and the remedy, and nothing of a session.
    func failure(_ error: any Error) -> SessionStoreFailure {
        guard let error = error as? DatabaseError else {
            return SessionStoreFailure("The sessions in \(path) cannot be reached: \(Self.reason(error)).")
        }
        let reason = error.message ?? "\(error.resultCode)"
        return switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: damaged(reason)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            SessionStoreFailure("\(path) is locked by another program. End that program, or choose another path.")
        case .SQLITE_FULL:
            SessionStoreFailure("The disk with \(path) is full. Make room on it, or choose another path.")
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM:
            SessionStoreFailure("\(path) cannot be written: \(reason). Choose a file that may be written.")
        // SQLite also reports this when the disk becomes full while it writes a file beside this one.
        case .SQLITE_IOERR:
            SessionStoreFailure(
                """
                \(path) cannot be read or written: \(reason). Make room on its disk, check that the disk is mounted \
                and intact, or choose another path.
                """)
        default: SessionStoreFailure("The sessions in \(path) cannot be reached: \(reason).")
        }
    }

    /// The system's message for a failed file operation, without Foundation's wrapping.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
    }
}

extension DatabaseQueue {
    /// Changes the file in one transaction, for which the other processes wait. If the process traps meanwhile, the
    /// transaction ends first.
    func change<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await writeWithoutTransaction { db in
            bindery_begin_lock()
            defer { bindery_end_lock() }
            var result: Result?
            try db.inTransaction(.immediate) {
                result = try body(db)
                return .commit
            }
            return result!
        }
    }
}
#endif
