internal import Foundation
internal import GRDB

/// Opens the catalogue's SQLite file. A file that this version must not write is refused before anything is written.
struct DatabaseFile {
    /// The `application_id` of a catalogue: "BCat" in ASCII.
    static let applicationID: Int32 = 0x4243_6174

    /// The `user_version` of a file without remains of data that earlier versions deleted.
    private static let cleanVersion = 1

    /// The absolute path, so that messages do not depend on the working directory.
    let path: String
    private var folder: String { (path as NSString).deletingLastPathComponent }

    init(path: String) {
        self.path = URL(fileURLWithPath: path).path
    }

    /// Opens the file, migrates it to this version, and uses a write-ahead log.
    func open() throws(CatalogueFailure) -> DatabasePool {
        try makeFolder()
        try checkAccess()
        do {
            let isClean = try !hasContent() || inspect()
            try protect()
            let pool = try DatabasePool(path: path, configuration: configuration)
            try DatabaseMigrator.catalogue.migrate(pool)
            // Removes former plain text from free pages and from the write-ahead log.
            if !isClean {
                try pool.vacuum()
                _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            }
            try pool.write { db in
                if try !Self.isClean(db) { try db.execute(sql: "PRAGMA user_version = \(Self.cleanVersion)") }
            }
            return pool
        } catch let failure as CatalogueFailure {
            throw failure
        } catch let error as DatabaseError {
            throw CatalogueFailure(path: path, error)
        } catch {
            throw .databaseNotOpened(path: path, reason: "\(error)")
        }
    }

    /// Closes the readers first: SQLite removes the write-ahead log with the last connection, if that can write.
    static func close(_ pool: DatabasePool) {
        pool.releaseMemory()
        // Fails only if the pool is already closed.
        try? pool.close()
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "catalogue"
        configuration.busyMode = .timeout(5)
        // Overwrites deleted data, codes for instance.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
        return configuration
    }

    private func makeFolder() throws(CatalogueFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .folderNotMade(folder: folder, reason: error.reason)
        }
    }

    /// Checks access first, since SQLite silently opens an unwritable file read-only.
    private func checkAccess() throws(CatalogueFailure) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            if isFolder.boolValue {
                throw .databaseNotOpened(path: path, reason: "it is a folder")
            }
            guard access(path, R_OK) == 0 else {
                throw .databaseNotOpened(path: path, reason: String(cString: strerror(errno)))
            }
            guard access(path, W_OK) == 0 else {
                throw .databaseNotWritable(path: path, reason: "the file is read-only")
            }
        }
        // The write-ahead log is beside the file.
        guard access(folder, W_OK) == 0 else {
            throw .databaseNotWritable(path: path, reason: "its folder is read-only")
        }
    }

    /// Returns false for a missing or empty file, which SQLite takes as a new database.
    private func hasContent() throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let header = try file.read(upToCount: 16) ?? Data()
        guard header.isEmpty || header == Data("SQLite format 3\0".utf8) else {
            throw CatalogueFailure.notADatabase(path: path)
        }
        return !header.isEmpty
    }

    /// Makes the file readable for the program's user only. SQLite gives the write-ahead log the mode of the file.
    private func protect() throws {
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CatalogueFailure.databaseNotOpened(path: path, reason: String(cString: strerror(errno)))
        }
        // Earlier versions created files that others may read. A file of another user keeps its mode.
        _ = fchmod(descriptor, 0o600)
        Foundation.close(descriptor)
        for suffix in ["-wal", "-shm"] { _ = chmod(path + suffix, 0o600) }
    }

    /// Uses a queue, since a pool would already write: it switches the file to a write-ahead log.
    ///
    /// - Returns: whether the file has no remains of data that earlier versions deleted.
    private func inspect() throws -> Bool {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        return try queue.read { db in
            let verdict = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
            guard verdict == "ok" else {
                throw CatalogueFailure.databaseBroken(path: path, reason: verdict ?? "nothing readable")
            }
            let isEmpty = try !Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT * FROM sqlite_schema)")!
            let owner = try Int32.fetchOne(db, sql: "PRAGMA application_id")
            guard isEmpty || owner == DatabaseFile.applicationID else {
                throw CatalogueFailure.foreignDatabase(path: path)
            }
            let migrator = DatabaseMigrator.catalogue
            let applied = try migrator.appliedIdentifiers(db)
            let unknown = applied.subtracting(migrator.migrations)
            guard unknown.isEmpty else {
                throw CatalogueFailure.databaseNewer(path: path, migrations: unknown.sorted())
            }
            return try Self.isClean(db)
        }
    }

    private static func isClean(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "PRAGMA user_version")! >= cleanVersion
    }
}
