import Foundation
import Testing

@testable import BinderyWeb

/// The texts that a store on Redis keeps for each browser.
@Suite struct RedisBrowsersTests {
    @Test func whatOneProcessKeepsAnotherFinds() async throws {
        let server = try await RedisServer()
        let stores = [try await RedisStore(server.address), try await RedisStore(server.address)]
        #expect(try await stores[1].values(browser: "a") == [:])
        try await stores[0].set("zh", for: "language", browser: "a")
        try await stores[1].set("keep\0花", for: "todos", browser: "a")
        try await stores[0].set("en", for: "language", browser: "b")
        for store in stores {
            #expect(try await store.values(browser: "a") == ["language": "zh", "todos": "keep\0花"])
            #expect(try await store.values(browser: "b") == ["language": "en"])
        }
        try await stores[1].set("en", for: "language", browser: "a")
        try await stores[0].set(nil, for: "todos", browser: "a")
        #expect(try await stores[0].values(browser: "a") == ["language": "en"])
        #expect(try await stores[1].values(browser: "a") == ["language": "en"])
    }

    @Test func sitesWithDifferentPrefixesShareNoBrowser() async throws {
        let server = try await RedisServer()
        let one = try await RedisStore(server.address, prefix: "one")
        let other = try await RedisStore(server.address, prefix: "other")
        try await one.set("zh", for: "language", browser: "a")
        #expect(try await other.values(browser: "a") == [:])
    }

    @Test func whatWasKeptIsFoundAfterTheServerWasKilled() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        try await store.set("zh", for: "language", browser: "a")
        await server.kill()
        await #expect(throws: SessionStoreFailure.self) { try await store.values(browser: "a") }
        try await server.start()
        try await eventually { (try? await store.values(browser: "a")) == ["language": "zh"] }
    }

    @Test func aTextThatIsSetWhileRedisIsAwayForAMomentIsStored() async throws {
        let server = try await RedisServer()
        // However busy this machine is.
        let store = try await RedisStore(server.address, limits: RedisLimits(patience: .seconds(900)))
        await server.kill()
        await #expect(throws: SessionStoreFailure.self) { try await store.values(browser: "a") }
        async let setting: Void = store.set("zh", for: "language", browser: "a")
        try await server.start()
        try await setting
        try await eventually { (try? await store.values(browser: "a")) == ["language": "zh"] }
    }

    /// The browser's identifier and the texts are nowhere; a text opens only for its browser, under its key.
    @Test func theServerCanNeitherReadNorExchangeTheTexts() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address)
        try await store.set("13874389438", for: "login", browser: "the-browser")
        try await store.set("5858", for: "code", browser: "the-browser")
        let link = RedisLink(to: try RedisAddress(server.address))
        let keys = try await link.call(RedisCommand("KEYS", "*")).list?.compactMap(\.string) ?? []
        let key = try #require(keys.first)
        #expect(keys.count == 1)
        let fields = try await link.call(RedisCommand("HGETALL", key)).list ?? []
        let text = key + fields.compactMap(\.string).joined()
        for secret in ["the-browser", "13874389438", "5858"] { #expect(!text.contains(secret)) }

        let code = try await link.call(RedisCommand("HGET", key, "code")).bytes
        _ = try await link.call(RedisCommand("HSET", key, "login").adding(try #require(code)))
        #expect(try await store.values(browser: "the-browser") == ["code": "5858"])
    }

    /// Longer than the sessions of the store, and as long as the cookie of the browser.
    @Test func theTextsLastAYearFromTheirLastUse() async throws {
        let server = try await RedisServer()
        let store = try await RedisStore(server.address, lifetime: .milliseconds(1))
        let link = RedisLink(to: try RedisAddress(server.address))
        try await store.set("zh", for: "language", browser: "a")
        let keys = try await link.call(RedisCommand("KEYS", "*")).list
        let key = try #require(keys?.first?.string)
        func days() async throws -> Int { (try await link.call(RedisCommand("TTL", key)).integer ?? 0) / 86_400 }
        #expect(try await days() >= 364)
        _ = try await link.call(RedisCommand("EXPIRE", key, "60"))
        #expect(try await days() == 0)
        _ = try await store.values(browser: "a")
        #expect(try await days() >= 364)
        _ = try await link.call(RedisCommand("EXPIRE", key, "60"))
        try await store.set("en", for: "language", browser: "a")
        #expect(try await days() >= 364)
    }
}
