import BinderyView
import Testing

@testable import BinderyWeb

/// What is stored of a session, when the browser learns of it, and what a later process restores.
struct SessionRestoringTests {
    private let store = MemorySessionStore()
    private let connection = RecordedConnection()

    private final class FormModel: Restorable {
        @Reactive(.saved) var name = ""
        @Reactive var secret = ""
    }

    /// A saved field, one that is not saved, and the echo of the first.
    private static let page: @Sendable () -> LivePage = {
        let model = FormModel()
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("test", title: "Test") {
                TextField("Name", text: model.$name).id("name")
                TextField("Secret", text: model.$secret).id("secret")
                Button("Shout") { model.name += "!" }.id("shout")
                Text(model.$name.map { $0.uppercased() }).id("echo")
            }.saved(model))
    }

    private func open() async throws -> (LiveSession, name: Int, secret: Int) {
        let session = LiveSession(
            // Only what the test itself stores is stored during the test.
            persistence: SessionPersistence(
                by: SaveCollector(into: store) { _, _ in },
                as: SavedSession(token: "token", browser: "browser", location: "/")))
        let html = await session.open(socket: "/s", Self.page).html
        return (session, try number(of: "name", in: html), try number(of: "secret", in: html))
    }

    private func number(of id: String, in html: String) throws -> Int {
        let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
        let number = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
        return try #require(Int(number))
    }

    private func restored() async throws -> LiveSession {
        let saved = try #require(await store.session("token"))
        let session = LiveSession(persistence: SessionPersistence(by: SaveCollector(into: store), as: saved))
        await session.open(restoring: saved, Self.page)
        return session
    }

    @Test func anEditIsAcknowledgedAtOnceButStoredOnlyOnceItIs() async throws {
        let (session, name, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.handOff()
        let settled = RecordedConnection()
        _ = await session.connect(settled, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        #expect(settled.all.last?.hasSuffix(",1,0]") == true, "seen, and not stored: \(settled.all)")
        await session.handOff()
        #expect(settled.all.last == "[1,[],1]")
        #expect(settled.closed == .goingAway)
        #expect(await store.session("token")?.acknowledged == 1)
    }

    @Test func whatChangesNothingThatIsSavedNeedsNoStore() async throws {
        let (session, _, secret) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.handOff()
        let settled = RecordedConnection()
        _ = await session.connect(settled, seen: 0)
        await session.receive(#"[1,"e",\#(secret),"ada"]"#)
        #expect(settled.all.last == "[1,[],0]")
    }

    @Test func whatIsPressedIsStoredAtOnceWithWhatWasTypedBefore() async throws {
        let store = CountingStore()
        // Only what is urgent is stored during the test.
        let session = LiveSession(
            persistence: SessionPersistence(
                by: SaveCollector(into: store) { pause, work in
                    if pause == .zero { Task { await work() } }
                }, as: SavedSession(token: "token", browser: "browser", location: "/")))
        let html = await session.open(socket: "/s", Self.page).html
        let (name, shout) = (try number(of: "name", in: html), try number(of: "shout", in: html))
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        await session.receive(#"[2,"t",\#(shout)]"#)
        #expect(await store.nextSave()?.acknowledged == 2)
        #expect(await store.saves == 1)
        await session.close()
    }

    @Test func aSessionThatWasNeverConnectedIsNotStored() async throws {
        let (session, _, _) = try await open()
        await session.handOff()
        #expect(await store.session("token") == nil)
    }

    @Test func aLaterProcessShowsWhatWasTypedUnderNewNumbers() async throws {
        let (session, name, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        await session.handOff()
        await session.close()
        let later = try await restored()
        let again = RecordedConnection()
        _ = await later.connect(again, seen: 7)
        let first = try #require(again.all.first)
        #expect(first.hasPrefix(#"[1,[["E","#))
        #expect(first.contains(#"value=\"ada\""#))
        #expect(first.contains(">ADA<"))
        #expect(!first.hasSuffix(#"],1]"#), "no page of the life before has seen a frame with its number")
        await later.receive(#"[1,"e",\#(name),"never"]"#)
        #expect(again.all.count == 1, "what was stored does not happen twice")
    }

    @Test func leavingWaitsForWhatIsOnItsWayToTheStore() async throws {
        let store = SlowStore()
        let session = LiveSession(
            persistence: SessionPersistence(
                by: SaveCollector(into: store), as: SavedSession(token: "token", browser: "browser", location: "/")))
        let name = try number(of: "name", in: await session.open(socket: "/s", Self.page).html)
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        await store.waitForSave()
        await session.receive(#"[2,"e",\#(name),"ada l"]"#)
        async let leaving: Void = session.handOff()
        await store.finishSave()
        await leaving
        #expect(await store.stored?.acknowledged == 2)
    }

    @Test func whatEndsWithTheSessionStaysStored() async throws {
        let (session, name, _) = try await open()
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        await session.handOff()
        let before = await store.session("token")
        await session.close()
        _ = await session.isConnected
        #expect(await store.session("token") == before)
        #expect(before?.states.isEmpty == false)
    }

    @Test func aStoreThatFailsCostsNothingButTheStoring() async throws {
        struct Failing: SessionStore {
            nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
                nil
            }
            nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
                throw SessionStoreFailure("full")
            }
            nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure) {}
            nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure)
            {}
        }
        let session = LiveSession(
            persistence: SessionPersistence(
                by: SaveCollector(into: Failing()), as: SavedSession(token: "token", browser: "browser", location: "/"))
        )
        let name = try number(of: "name", in: await session.open(socket: "/s", Self.page).html)
        _ = await session.connect(connection, seen: 0)
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        await session.handOff()
        #expect(connection.all.last?.hasSuffix(",1,0]") == true, "the browser keeps the edit")
    }
}

/// A store that counts saves and reports them.
private actor CountingStore: SessionStore {
    private(set) var saves = 0
    private let saved = AsyncStream<SavedSession>.makeStream()

    func nextSave() async -> SavedSession? {
        for await session in saved.stream { return session }
        return nil
    }

    func session(_ token: String) -> SavedSession? { nil }

    func save(_ sessions: [SavedSession]) {
        saves += 1
        for session in sessions { saved.continuation.yield(session) }
    }

    func remove(_ token: String) {}

    func removeSessions(unusedFor duration: Duration) {}
}
