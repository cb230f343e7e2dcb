import BinderyTestSupport
import BinderyWeb
import Testing

@Suite struct MemorySessionStoreTests {
    @Test func aSessionIsFoundAsItWasSavedLast() async throws {
        let store = MemorySessionStore()
        var session = SavedSession(token: "a", browser: "b", location: "/goods?q=tea", acknowledged: 1)
        try await store.save(session)
        session.trail = "/ /goods"
        session.acknowledged = 2
        try await store.save(session)
        await #expect(store.session("a") == session)
        await #expect(store.session("b") == nil)
        await #expect(store.count == 1)
    }

    @Test func aProcessThatHasLostAPageSavesNothingOfIt() async throws {
        let store = MemorySessionStore()
        var session = SavedSession(token: "a", browser: "b", location: "/", owner: "first", epoch: 1)
        try await store.save(session)
        await #expect(store.take("a", for: "second", after: 0) == nil)
        let taken = try #require(await store.take("a", for: "second", after: 1))
        #expect(taken.owner == "second")
        #expect(taken.epoch == 2)
        session.acknowledged = 7
        await #expect(store.saveOwned([session, SavedSession(token: "b", browser: "b", location: "/")]) == ["a"])
        await #expect(store.session("a") == taken)
        await #expect(store.session("b") != nil)
        await #expect(store.ownership(of: "a") == SessionOwnership(owner: "second", epoch: 2))
        await #expect(store.ownership(of: "c") == nil)
    }

    @Test func aSessionThatWasRemovedIsNotFound() async throws {
        let store = MemorySessionStore()
        try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        await store.remove("a")
        await #expect(store.session("a") == nil)
    }

    @Test func whatWasSavedLongAgoIsForgotten() async throws {
        let time = TestTime()
        let store = MemorySessionStore(now: { time.now })
        try await store.save(SavedSession(token: "old", browser: "b", location: "/"))
        time.advance(by: .seconds(60))
        try await store.save(SavedSession(token: "new", browser: "b", location: "/"))
        time.advance(by: .seconds(39))
        await store.removeSessions(unusedFor: .seconds(100))
        await #expect(store.count == 2)
        time.advance(by: .seconds(1))
        await store.removeSessions(unusedFor: .seconds(100))
        await #expect(store.session("old") == nil)
        await #expect(store.session("new") != nil)
    }
}
