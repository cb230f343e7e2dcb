import BinderyWeb
import Synchronization
import Testing

@Suite struct MemorySessionStoreTests {
    @Test func aSessionIsFoundAsItWasSavedLast() async {
        let store = MemorySessionStore()
        var session = SavedSession(token: "a", browser: "b", location: "/goods?q=tea", acknowledged: 1)
        await store.save(session)
        session.trail = "/ /goods"
        session.acknowledged = 2
        await store.save(session)
        await #expect(store.session("a") == session)
        await #expect(store.session("b") == nil)
        await #expect(store.count == 1)
    }

    @Test func aSessionThatWasRemovedIsNotFound() async {
        let store = MemorySessionStore()
        await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        await store.remove("a")
        await #expect(store.session("a") == nil)
    }

    @Test func whatWasSavedLongAgoIsForgotten() async {
        let time = Time()
        let store = MemorySessionStore(now: { time.now })
        await store.save(SavedSession(token: "old", browser: "b", location: "/"))
        time.now += .seconds(60)
        await store.save(SavedSession(token: "new", browser: "b", location: "/"))
        time.now += .seconds(39)
        await store.removeSessions(unusedFor: .seconds(100))
        await #expect(store.count == 2)
        time.now += .seconds(1)
        await store.removeSessions(unusedFor: .seconds(100))
        await #expect(store.session("old") == nil)
        await #expect(store.session("new") != nil)
    }

    private final class Time: Sendable {
        private let value = Mutex(Duration.zero)

        var now: Duration {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }
}
