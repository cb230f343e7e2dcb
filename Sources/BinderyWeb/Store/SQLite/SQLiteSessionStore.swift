#if SQLite
internal import Foundation
internal import GRDB

/// A session store in an SQLite file, so that a restart of the server loses nothing.
///
/// ```swift
/// let store = try SQLiteSessionStore(path: "/var/lib/shop/sessions.sqlite")
/// ```
///
/// | event | effect |
/// |---|---|
/// | sessions are saved together or at the same time | one transaction writes them; each `save` returns afterwards |
/// | a session is saved again before the first save was written | the later one is written for both |
/// | another process has taken a page over | it is not saved: see ``SharedSessionStore`` |
/// | the process is killed | what `save` has returned for is found again |
/// | the machine loses its power | the last moments may be lost; the file stays consistent |
/// | the file has grown beyond its capacity | the sessions saved longest ago are removed, until a tenth of it is free |
/// | a transaction fails | every `save` that waited for it throws; what was stored before is unharmed |
///
/// It is a ``/BinderyStreams/VersionedStore`` as well: replicated properties have their values in it.
///
/// A session can be read only with its token: the file has a digest of the token, and the content sealed with a key
/// derived from the token (ChaCha20-Poly1305, HKDF-SHA-256). A copy of the file neither gives access to a session nor
/// reveals what was typed. Its mode is 0600. Still, do not save passwords and codes: they need not outlive the page.
///
/// - Isolation: an actor; called from the actors of many sessions.
/// - Complexity: O(size) for a session; O(all) to remove unused ones, and to free a tenth of the capacity.
public actor SQLiteSessionStore: SharedSessionStore {
    private enum Change: Sendable {
        case save(SealedSession)
        case remove
        /// All that were last saved until then, in milliseconds.
        case removeOld(Int64)
    }

    /// How a transaction has ended.
    private struct Commit: Sendable {
        var failure: SessionStoreFailure?
        /// The pages that were not saved, since another process has taken them over.
        var lost: Set<Data> = []
    }

    private nonisolated let file: SessionFile
    nonisolated let database: DatabaseQueue
    private nonisolated let capacity: Int
    private nonisolated let seals = SessionSeals()
    private nonisolated let now: @Sendable () -> Duration
    // By the session's digest, or the limit. A later change of a session replaces the earlier one.
    private var waiting: [Data: Change] = [:]
    private var waiters: [CheckedContinuation<Commit, Never>] = []
    private var isWriting = false
    private var readCount = 0
    // GRDB's asynchronous reads must not use a closed connection.
    private var isClosed = false
    private var closers: [CheckedContinuation<Void, Never>] = []

    /// Opens the file, or creates it with its folder; migrates a file of an earlier version.
    ///
    /// - Parameter capacity: the bytes that sessions may take, so that clients cannot fill the disk; 1 GB by default.
    /// - Throws: if the file is damaged, of another program or a later version, or not writable. It is left as it is.
    public init(path: String, capacity: Int = 1 << 30) throws(SessionStoreFailure) {
        try self.init(path: path, capacity: capacity) { .seconds(Date().timeIntervalSince1970) }
    }

    /// - Parameter now: the time since a moment that is the same in every process.
    public init(
        path: String, capacity: Int = 1 << 30, now: @escaping @Sendable () -> Duration
    ) throws(SessionStoreFailure) {
        let file = SessionFile(path: path)
        self.file = file
        self.capacity = capacity
        self.now = now
        database = try file.open()
    }

    public func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
        let id = SessionSeal(of: token).id
        return try await whileOpen {
            let record = try await database.read { db in
                try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT content, owner, epoch FROM session WHERE id = ?"), arguments: [id]
                ).map(Record.init)
            }
            return try record.map { try $0.session(token, in: file) }
        }
    }

    public func ownership(of token: String) async throws(SessionStoreFailure) -> SessionOwnership? {
        let id = SessionSeal(of: token).id
        return try await whileOpen {
            try await database.read { db in
                try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT owner, epoch FROM session WHERE id = ?"), arguments: [id]
                ).map { SessionOwnership(owner: $0["owner"], epoch: $0["epoch"]) }
            }
        }
    }

    public func take(
        _ token: String, for owner: String, after epoch: Int
    ) async throws(SessionStoreFailure) -> SavedSession? {
        let id = SessionSeal(of: token).id
        return try await whileOpen {
            let record = try await database.change { db in
                try Row.fetchOne(
                    db.cachedStatement(
                        sql: """
                            UPDATE session SET owner = ?, epoch = epoch + 1 WHERE id = ? AND epoch = ?
                            RETURNING content, owner, epoch
                            """), arguments: [owner, id, epoch]
                ).map(Record.init)
            }
            return try record.map { try $0.session(token, in: file) }
        }
    }

    private struct Record: Sendable {
        let content: Data
        let owner: String?
        let epoch: Int

        init(_ row: Row) { (content, owner, epoch) = (row["content"], row["owner"], row["epoch"]) }

        func session(_ token: String, in file: SessionFile) throws -> SavedSession {
            try SealedSession.open(content, token: token, owner: owner, epoch: epoch, path: file.path)
        }
    }

    /// Keeps the database open until `work` has ended.
    func whileOpen<Value>(_ work: () async throws -> Value) async throws(SessionStoreFailure) -> Value {
        if isClosed { throw file.isClosed }
        readCount += 1
        defer {
            readCount -= 1
            resumeClosers()
        }
        do {
            return try await work()
        } catch let failure as SessionStoreFailure {
            throw failure
        } catch {
            throw file.failure(error)
        }
    }

    public nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
        _ = try await saveOwned(sessions)
    }

    public nonisolated(nonsending) func saveOwned(
        _ sessions: [SavedSession]
    ) async throws(SessionStoreFailure) -> Set<String> {
        let now = milliseconds(now())
        var changes: [Data: Change] = [:]
        changes.reserveCapacity(sessions.count)
        for session in sessions {
            let sealed = try SealedSession(session, by: seals.seal(of: session.token), saved: now)
            changes[sealed.id] = .save(sealed)
        }
        let lost = try await write(changes)
        if lost.isEmpty { return [] }
        return Set(sessions.map(\.token).filter { lost.contains(seals.seal(of: $0).id) })
    }

    public nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure) {
        try await write([SessionSeal(of: token).id: .remove])
    }

    public nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {
        let limit = milliseconds(now() - duration)
        try await write([Data("until \(limit)".utf8): .removeOld(limit)])
    }

    /// Writes the waiting changes and closes the file. Later calls throw.
    public func close() async throws(SessionStoreFailure) {
        isClosed = true
        if isBusy { await withCheckedContinuation { closers.append($0) } }
        do { try database.close() } catch { throw file.failure(error) }
    }

    private var isBusy: Bool { isWriting || readCount > 0 }

    private func resumeClosers() {
        if isBusy { return }
        for closer in closers { closer.resume() }
        closers = []
    }

    // MARK: Writing

    @discardableResult
    private func write(_ changes: [Data: Change]) async throws(SessionStoreFailure) -> Set<Data> {
        if isClosed { throw file.isClosed }
        waiting.merge(changes) { $1 }
        let commit = await withCheckedContinuation { waiter in
            waiters.append(waiter)
            if isWriting { return }
            isWriting = true
            Task { await writeAll() }
        }
        if let failure = commit.failure { throw failure }
        return commit.lost
    }

    /// Writes one transaction after another; changes that arrive meanwhile wait for the next.
    private func writeAll() async {
        while !waiters.isEmpty {
            let (changes, waiters) = (waiting, waiters)
            (waiting, self.waiters) = ([:], [])
            let commit = await commit(changes)
            for waiter in waiters { waiter.resume(returning: commit) }
        }
        isWriting = false
        resumeClosers()
    }

    private func commit(_ changes: [Data: Change]) async -> Commit {
        do {
            let lost = try await database.change { [capacity] db in
                // In place: a row that is replaced would be another one, and change the index of the identifiers too.
                let save = try db.cachedStatement(
                    sql: """
                        INSERT INTO session (id, saved, content, owner, epoch) VALUES (?, ?, ?, ?, ?)
                        ON CONFLICT (id) DO UPDATE SET
                            saved = excluded.saved, content = excluded.content, owner = excluded.owner,
                            epoch = excluded.epoch
                        WHERE epoch <= excluded.epoch
                        """)
                var lost: Set<Data> = []
                for (id, change) in changes {
                    switch change {
                    case .save(let session):
                        try save.execute(arguments: [id, session.saved, session.content, session.owner, session.epoch])
                        if db.changesCount == 0 { lost.insert(id) }
                    case .remove: try db.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [id])
                    case .removeOld: break
                    }
                }
                for case .removeOld(let limit) in changes.values {
                    try db.execute(sql: "DELETE FROM session WHERE saved <= ?", arguments: [limit])
                }
                try Self.makeRoom(in: db, within: capacity)
                return lost
            }
            return Commit(lost: lost)
        } catch {
            return Commit(failure: file.failure(error))
        }
    }

    private static func makeRoom(in db: Database, within capacity: Int) throws {
        guard try size(of: db) > capacity else { return }
        while try size(of: db) > capacity / 10 * 9 {
            let count = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM session")!
            if count == 0 { return }
            try db.execute(
                sql: "DELETE FROM session WHERE rowid IN (SELECT rowid FROM session ORDER BY saved LIMIT ?)",
                arguments: [max(1, count / 16)])
        }
    }

    /// The bytes of the pages in use. Freed pages are used again, and never returned to the system.
    private static func size(of db: Database) throws -> Int {
        try Int.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT (page_count - freelist_count) * page_size
                    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()
                    """))!
    }

    private nonisolated func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }
}
#endif
