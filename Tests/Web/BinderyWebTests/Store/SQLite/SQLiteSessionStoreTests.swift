import Bindery
import BinderyFoundation
import BinderyTestSupport
import BinderyWeb
import Foundation
import GRDB
import Testing

@Suite struct SQLiteSessionStoreTests {
    private let folder: TemporaryFolder
    private let time = TestTime()
    private var path: String { folder.path(of: "sessions.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> SQLiteSessionStore {
        let time = time
        return try SQLiteSessionStore(path: path) { time.now }
    }

    /// After any operations, the store answers as the store in memory does.
    @Test(arguments: 0..<8)
    func isLikeTheStoreInMemory(seed: UInt64) async throws {
        let time = time
        var random = RandomSessions(seed: seed)
        var store = try open()
        let oracle = MemorySessionStore { time.now }
        for step in 0..<300 {
            switch random.below(8) {
            case 0...3:
                let session = try random.session(token: random.token())
                try await store.save(session)
                try await oracle.save(session)
            case 4:
                let token = random.token()
                try await store.remove(token)
                await oracle.remove(token)
            case 5: time.advance(by: .seconds(random.below(30)))
            case 6:
                let age = Duration.seconds(random.below(90))
                try await store.removeSessions(unusedFor: age)
                await oracle.removeSessions(unusedFor: age)
            default:
                if random.below(3) > 0 { try await store.close() }
                store = try open()
            }
            for number in 0..<6 {
                let found = try await store.session("token-\(number)")
                let expected = await oracle.session("token-\(number)")
                try #require(found == expected, "seed \(seed), step \(step)")
            }
        }
    }

    /// Whichever process reads and replaces a value, the store answers as the store in memory does.
    @Test(arguments: 0..<8)
    func valuesAreLikeThoseInMemory(seed: UInt64) async throws {
        var random = RandomSessions(seed: seed)
        let stores = [try open(), try open()]
        let oracle = MemorySessionStore()
        for step in 0..<300 {
            let (store, key) = (stores[random.below(2)], "key-\(random.below(3))")
            let version = UInt64(random.below(12))
            if random.below(2) == 0 {
                let content = (0..<random.below(20)).map { UInt8($0) }
                let isReplaced = try await store.replaceValue(of: key, with: content, after: version)
                let expected = await oracle.replaceValue(of: key, with: content, after: version)
                try #require(isReplaced == expected, "seed \(seed), step \(step)")
            } else {
                let found = try await store.value(of: key, newerThan: version)
                let expected = await oracle.value(of: key, newerThan: version)
                try #require(found == expected, "seed \(seed), step \(step)")
            }
        }
        // Sessions that are removed leave them.
        try await stores[0].removeSessions(unusedFor: .zero)
        for key in 0..<3 {
            let found = try await open().value(of: "key-\(key)", newerThan: 0)
            #expect(await found == oracle.value(of: "key-\(key)", newerThan: 0))
        }
    }

    @Test func aReplicatedPropertyCountsInAllProcessesAndAfterARestart() async throws {
        let counts = try (0..<2).map { _ in ReplicatedProperty(0, as: "count", in: try open()) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { try await counts[number % 2].update { $0 += 1 } } }
            try await group.waitForAll()
        }
        #expect(try await counts[0].update { $0 } == 100)
        let later = ReplicatedProperty(0, as: "count", in: try open())
        #expect(try await later.update { $0 } == 100)
    }

    /// Whichever process saves and takes a page, the store answers as the store in memory does.
    @Test(arguments: 0..<8)
    func ownersAreLikeThoseInMemory(seed: UInt64) async throws {
        let time = time
        var random = RandomSessions(seed: seed)
        let stores = [try open(), try open()]
        let oracle = MemorySessionStore { time.now }
        for step in 0..<300 {
            let (store, token) = (stores[random.below(2)], random.token())
            let (owner, epoch) = ("process \(random.below(3))", random.below(5))
            if random.below(2) == 0 {
                var session = try random.session(token: token)
                (session.owner, session.epoch) = (random.below(3) == 0 ? nil : owner, epoch)
                let (lost, expected) = (try await store.saveOwned([session]), await oracle.saveOwned([session]))
                try #require(lost == expected, "seed \(seed), step \(step)")
            } else {
                let taken = try await store.take(token, for: owner, after: epoch)
                let expected = await oracle.take(token, for: owner, after: epoch)
                try #require(taken == expected, "seed \(seed), step \(step)")
            }
            // Also the other process sees it.
            for store in stores {
                try #require(await store.ownership(of: token) == oracle.ownership(of: token))
                try #require(await store.session(token) == oracle.session(token), "seed \(seed), step \(step)")
            }
        }
    }

    @Test func manyProcessesOpenANewFileAtOnce() async throws {
        let time = time, path = path
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    let store = try SQLiteSessionStore(path: path) { time.now }
                    for step in 0..<20 {
                        try await store.save(
                            SavedSession(token: "\(number)", browser: "b", location: "/", acknowledged: step))
                    }
                }
            }
            try await group.waitForAll()
        }
        let store = try open()
        for number in 0..<8 { #expect(try await store.session("\(number)")?.acknowledged == 19) }
    }

    /// Of processes that take a page at the same time, one gets it.
    @Test func onlyOneTakesAPage() async throws {
        let time = time, path = path, first = try open()
        try await first.save(SavedSession(token: "a", browser: "b", location: "/"))
        for epoch in 0..<20 {
            let takers = await withTaskGroup { group in
                for number in 0..<4 {
                    group.addTask {
                        let store = try? SQLiteSessionStore(path: path) { time.now }
                        return (try? await store?.take("a", for: "\(number)", after: epoch)) == nil ? 0 : 1
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(takers == 1)
        }
    }

    @Test func savesOfManySessionsAtOnceAreAllStored() async throws {
        let store = try open()
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    for step in 1...20 {
                        try await store.save(
                            SavedSession(
                                token: "\(number)", browser: "b", location: "/\(number)", acknowledged: step))
                    }
                }
            }
            try await group.waitForAll()
        }
        try await store.close()
        let reopened = try open()
        for number in 0..<100 {
            let session = try await reopened.session("\(number)")
            #expect(session == SavedSession(token: "\(number)", browser: "b", location: "/\(number)", acknowledged: 20))
        }
    }

    @Test func whatWasSavedLongestAgoMakesRoom() async throws {
        let (capacity, time) = (200_000, time)
        let store = try SQLiteSessionStore(path: path, capacity: capacity) { time.now }
        func session(_ token: String) -> SavedSession {
            SavedSession(token: token, browser: "b", location: "/" + String(repeating: "x", count: 2000))
        }
        for number in 0..<300 {
            try await store.save(session("\(number)"))
            try await store.save(session("in use"))
            time.advance(by: .seconds(1))
        }
        #expect(try await store.session("in use") != nil)
        var isThere: [Bool] = []
        for number in 0..<300 { isThere.append(try await store.session("\(number)") != nil) }
        let first = try #require(isThere.firstIndex(of: true))
        #expect(isThere[first...].allSatisfy { $0 }, "only the oldest are forgotten")
        // A session takes 3 KB here, and pages are not always full.
        #expect((30...70).contains(300 - first), "\(300 - first) are kept")
        try await store.close()
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(size) < capacity + 3 * 4096, "not more than what one save adds")
    }

    @Test func aCapacityForNothingKeepsNothingAndDoesNoHarm() async throws {
        let store = try SQLiteSessionStore(path: path, capacity: 0)
        try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        #expect(try await store.session("a") == nil)
    }

    @Test func whatWaitsWhileAnotherProgramWritesIsStoredInOneTransaction() async throws {
        let store = try open()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await other.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            try db.execute(sql: "DELETE FROM session")
        }
        let saves = (0..<50).map { step in
            Task { try await store.save(SavedSession(token: "a", browser: "b", location: "/", acknowledged: step)) }
        }
        try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        for save in saves { try await save.value }
        let stored = try #require(try await store.session("a"))
        #expect((0..<50).contains(stored.acknowledged))
        #expect(try await other.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM session") } == 1)
    }

    @Test func whatWasSavedIsFoundAfterTheProcessWasKilled() async throws {
        let store = try open()
        let session = SavedSession(token: "a", browser: "b", location: "/goods")
        try await store.save(session)
        // Copies the files of an open store, as a killed process leaves them.
        let killed = folder.path(of: "killed.sqlite")
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: killed + suffix) }
        let found = try await SQLiteSessionStore(path: killed).session("a")
        #expect(found == session)
        try await store.close()
    }

    @Test func theFileGivesNothingAway() async throws {
        let store = try open()
        var random = RandomSessions(seed: 1)
        var session = try random.session(token: "0123456789abcdef0123456789abcdef")
        session.browser = "fedcba9876543210fedcba9876543210"
        session.location = "/secret-place"
        session.trail = "/ /secret-place"
        try await store.save(session)
        let bytes = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            .reduce(into: Data()) { $0 += try Data(contentsOf: folder.url.appending(path: $1)) }
        #expect(bytes.count > 4096)
        for secret in [session.token, session.browser, "secret-place"] {
            #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret)")
        }
        for suffix in ["", "-wal", "-shm"] {
            let mode = try FileManager.default.attributesOfItem(atPath: path + suffix)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(suffix)")
        }
        try await store.close()
    }

    @Test func aSessionOfAnotherTokenCannotBePutInItsPlace() async throws {
        let store = try open()
        try await store.save(SavedSession(token: "a", browser: "b", location: "/a"))
        try await store.save(SavedSession(token: "b", browser: "b", location: "/b"))
        try await store.close()
        let other = try DatabaseQueue(path: path)
        try await other.write { db in
            let contents = try Data.fetchAll(db, sql: "SELECT content FROM session")
            try db.execute(
                sql: "UPDATE session SET content = ? WHERE content = ?", arguments: [contents[0], contents[1]])
        }
        try other.close()
        let reopened = try open()
        var failures: [String] = []
        for token in ["a", "b"] {
            do { _ = try await reopened.session(token) } catch { failures.append("\(error)") }
        }
        #expect(
            failures == [
                """
                A session in \(path) cannot be read: it was damaged, or written by another version of this program. Its page \
                starts over; the other sessions are not affected.
                """
            ])
    }

    @Test func aStoreThatWasClosedSaysSo() async throws {
        let store = try open()
        try await store.close()
        try await store.close()
        await #expect(throws: SessionStoreFailure("The store of sessions in \(path) was closed.")) {
            try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        }
        await #expect(throws: SessionStoreFailure("The store of sessions in \(path) was closed.")) {
            try await store.session("a")
        }
    }
}
