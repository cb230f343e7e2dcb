import Bindery
import BinderyFoundation
import BinderyTestSupport
import Foundation
import Testing

@testable import BinderyWeb

@Suite struct RedisStoreTests {
    /// Whichever process saves, takes and removes a page, the store answers as the store in memory does.
    @Test(arguments: 0..<4)
    func isLikeTheStoreInMemory(seed: UInt64) async throws {
        let server = try await RedisServer()
        var random = RandomSessions(seed: seed)
        let stores = [try await RedisStore(server.address), try await RedisStore(server.address)]
        let oracle = MemorySessionStore()
        for step in 0..<300 {
            let (store, token) = (stores[random.below(2)], random.token())
            let (owner, epoch) = ("process \(random.below(3))", random.below(5))
            switch random.below(8) {
            case 0...3:
                var session = try random.session(token: token)
                (session.owner, session.epoch) = (random.below(3) == 0 ? nil : owner, epoch)
                let (lost, expected) = (try await store.saveOwned([session]), await oracle.saveOwned([session]))
                try #require(lost == expected, "seed \(seed), step \(step)")
            case 4:
                try await store.remove(token)
                await oracle.remove(token)
            default:
                let taken = try await store.take(token, for: owner, after: epoch)
                let expected = await oracle.take(token, for: owner, after: epoch)
                try #require(taken == expected, "seed \(seed), step \(step)")
            }
            for store in stores {
                try #require(await store.ownership(of: token) == oracle.ownership(of: token))
                try #require(await store.session(token) == oracle.session(token), "seed \(seed), step \(step)")
            }
        }
    }

    @Test(arguments: 0..<4)
    func valuesAreLikeThoseInMemory(seed: UInt64) async throws {
        let server = try await RedisServer()
        var random = RandomSessions(seed: seed)
        let stores = [try await RedisStore(server.address), try await RedisStore(server.address)]
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
                try #require(await found == oracle.value(of: key, newerThan: version), "seed \(seed), step \(step)")
            }
        }
    }

    /// More than one command saves.
    @Test func manySessionsAreSavedTogetherAndTheLostOnesAreTold() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        func sessions(epoch: (Int) -> Int) -> [SavedSession] {
            (0..<200).map { SavedSession(token: "\($0)", browser: "b", location: "/\($0)", epoch: epoch($0)) }
        }
        #expect(try await store.saveOwned(sessions { $0 % 3 }) == [])
        let lost = try await store.saveOwned(sessions { _ in 1 })
        #expect(lost == Set((0..<200).filter { $0 % 3 == 2 }.map(String.init)))
        for number in 0..<200 { #expect(try await store.session("\(number)")?.location == "/\(number)") }
    }

    /// Of processes that take a page at the same time, one gets it.
    @Test func onlyOneTakesAPage() async throws {
        let server = try await RedisServer()
        let first = try await RedisStore(server.address)
        try await first.save(SavedSession(token: "a", browser: "b", location: "/"))
        let stores = try await (0..<4).asyncMap { _ in try await RedisStore(server.address) }
        for epoch in 0..<20 {
            let takers = await withTaskGroup { group in
                for (number, store) in stores.enumerated() {
                    group.addTask { (try? await store.take("a", for: "\(number)", after: epoch)) == nil ? 0 : 1 }
                }
                return await group.reduce(0, +)
            }
            #expect(takers == 1)
        }
    }

    @Test func sessionsThatAreNotSavedGo() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address, lifetime: .milliseconds(30))
        try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        try await eventually { try await store.session("a") == nil }

        let lasting = try await RedisStore(server.address)
        for number in 0..<1_200 {
            try await lasting.save(SavedSession(token: "\(number)", browser: "b", location: "/"))
        }
        try await lasting.removeSessions(unusedFor: .seconds(60))
        #expect(try await lasting.session("7") != nil)
        try await lasting.removeSessions(unusedFor: .zero)
        for number in 0..<1_200 { #expect(try await lasting.session("\(number)") == nil) }
    }

    @Test func sitesWithDifferentPrefixesShareNothing() async throws {
        let server = try await RedisServer()
        let (one, other) = (
            try await RedisStore(server.address, prefix: "one*"),
            try await RedisStore(server.address, prefix: "one-two")
        )
        for store in [one, other] { try await store.save(SavedSession(token: "a", browser: "b", location: "/")) }
        _ = try await one.replaceValue(of: "count", with: [1], after: 0)
        #expect(try await other.value(of: "count", newerThan: 0) == nil)
        try await one.removeSessions(unusedFor: .zero)
        #expect(try await one.session("a") == nil)
        #expect(try await other.session("a") != nil)
    }

    /// What `save` has returned for is found again, and the store connects by itself.
    @Test func nothingIsLostWhenTheServerIsKilled() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        try await store.save(SavedSession(token: "a", browser: "b", location: "/kept", epoch: 3))
        await server.kill()
        await #expect(throws: SessionStoreFailure.self) { try await store.session("a") }
        try await server.start()
        try await eventually { (try? await store.session("a")) != nil }
        #expect(try await store.session("a")?.location == "/kept")
        #expect(try await store.ownership(of: "a") == SessionOwnership(owner: nil, epoch: 3))
    }

    /// The content of a session is sealed; its token is in no key.
    @Test func theServerIsToldNothing() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        var session = SavedSession(token: "the-token", browser: "the-browser", location: "/the-location")
        session.states = ["form": try StateSnapshot(json: Data(#"{"name":"the-text"}"#.utf8))]
        try await store.save(session)
        let link = RedisLink(to: try RedisAddress(server.address))
        let keys = try await link.call(RedisCommand("KEYS", "*")).list?.compactMap(\.string) ?? []
        #expect(keys.count == 1)
        for key in keys {
            let fields = try await link.call(RedisCommand("HGETALL", key)).list ?? []
            let text = key + fields.compactMap(\.string).joined()
            for secret in ["the-token", "the-browser", "the-location", "the-text"] { #expect(!text.contains(secret)) }
        }
    }

    // MARK: Failures

    private func failure(_ address: String) async -> String {
        do {
            _ = try await RedisStore(address)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func failuresNameThePlaceAndTheRemedy() async throws {
        #expect(
            await failure("localhost:6379") == """
                The address of Redis is malformed. Write it like redis://10.0.0.5:6379, redis://:password@host/0, \
                rediss://user:password@host for an encrypted connection, or unix:/run/redis/redis.sock.
                """)
        #expect(
            await failure("unix:/nowhere/redis.sock")
                == "Redis at /nowhere/redis.sock cannot be used: No such file or directory.")
        #expect(
            await failure("redis://127.0.0.1:1") == "Redis at 127.0.0.1:1 cannot be used: Connection refused.")
        #expect(
            await failure("rediss://127.0.0.1:1").hasPrefix("Redis at 127.0.0.1:1 cannot be used: "))

        let server = try await RedisServer("--requirepass", "secret")
        let path = server.address.dropFirst("unix:".count)
        #expect(
            await failure("unix:\(path)") == """
                Redis at \(path) cannot be used: it needs a password. Add it to its address: redis://:password@host.
                """)
        #expect(
            await failure("unix://:wrong@localhost\(path)") == """
                Redis at \(path) cannot be used: it refuses the user or the password. Correct them in its address.
                """)
        #expect(await failure("unix://:secret@localhost\(path)") == "none")
    }

    @Test func aFullServerSaysSo() async throws {
        let server = try await RedisServer("--maxmemory", "2mb")
        let store = try await RedisStore(server.address)
        var failure: SessionStoreFailure?
        for number in 0..<200 where failure == nil {
            do throws(SessionStoreFailure) {
                let location = String(repeating: "x", count: 100_000)
                try await store.save(SavedSession(token: "\(number)", browser: "b", location: location))
            } catch {
                failure = error
            }
        }
        #expect(
            failure?.description.contains(
                "its memory is full. Raise its maxmemory, or remove data that others keep there") == true)
        // What is stored can still be read.
        #expect(try await store.session("0") != nil)
    }
}

extension Range<Int> {
    fileprivate func asyncMap<Value>(_ body: (Int) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
