import BinderyView
import Testing

@testable import BinderyWeb

/// A session restored from the store, and a network that loses its first frame.
@Suite struct RestoredConnectionTests {
    private static let page: @Sendable () -> LivePage = {
        let name = MutableProperty("")
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("test", title: "Test") { TextField("Name", text: name).id("name") })
    }

    private func restored(acknowledged: Int) async -> LiveSession {
        let saved = SavedSession(
            token: String(repeating: "a", count: 32), browser: "b", location: "/", acknowledged: acknowledged)
        let session = LiveSession(
            persistence: SessionPersistence(by: SaveCollector(into: MemorySessionStore()), as: saved))
        await session.open(restoring: saved, Self.page)
        return session
    }

    @Test(arguments: [0, 1, 2, 57]) func aRestoredStateThatWasLostIsToldAgainAsSuch(seen: Int) async throws {
        let session = await restored(acknowledged: 3)
        for _ in 1...3 {
            let connection = RecordedConnection()
            _ = await session.connect(connection, seen: seen)
            #expect(connection.all.first?.contains(#"["E","#) == true)
        }
    }

    @Test(arguments: [0, 1, 57]) func aPageThatHasTheRestoredStateIsToldOnlyWhatItHasMissed(seen: Int) async throws {
        let session = await restored(acknowledged: 3)
        let connection = RecordedConnection()
        _ = await session.connect(connection, seen: seen)
        let first = try #require(connection.all.first)
        let number = try #require(first.firstMatch(of: /\],(\d+)\]$/)?.1)
        let again = RecordedConnection()
        _ = await session.connect(again, seen: try #require(Int(number)))
        #expect(again.all == ["[3,[],\(number)]"])
    }
}
