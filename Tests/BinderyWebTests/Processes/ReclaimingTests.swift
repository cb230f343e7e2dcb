import BinderySynchronization
import BinderyView
import Testing

@testable import BinderyWeb

/// A page that its process takes once more, under a later lease.
@Suite struct ReclaimingTests {
    private let store = AskedStore()

    private func makeSession() async throws -> LiveSession {
        let saved = SavedSession(token: "token", browser: "browser", location: "/", owner: "a", epoch: 1)
        try await store.save(saved)
        let session = LiveSession(
            persistence: SessionPersistence(by: SaveCollector(into: store), as: saved), lease: OwnershipLease())
        _ = await session.open(socket: "/s") {
            LivePage(language: .constant("en"), texts: .english, content: Text("a"))
        }
        return session
    }

    @Test func thoseWhoWantItUnderOneLeaseGetOneAnswer() async throws {
        let session = try await makeSession()
        async let first = session.reclaim(in: store, for: "a", under: 1)
        await store.isAsked()
        let second = Task.immediate { try await session.reclaim(in: store, for: "a", under: 1) }
        await session.serve { _ in }
        store.answer()
        #expect(try await first)
        #expect(try await second.value)
        #expect(await store.ownership(of: "token")?.epoch == 2)
    }

    /// Another process may have taken the page between the leases.
    @Test func anAnswerOfAnEarlierLeaseDoesNotCount() async throws {
        let session = try await makeSession()
        async let first = session.reclaim(in: store, for: "a", under: 1)
        await store.isAsked()
        let second = Task.immediate { try await session.reclaim(in: store, for: "a", under: 2) }
        await session.serve { _ in }
        store.taken = { _ = await $0.take("token", for: "b", after: 2) }
        store.answer()
        #expect(try await first)
        #expect(try await !second.value)
    }
}

/// A store in memory that answers the first question when the test says so.
private final class AskedStore: SharedSessionStore {
    private let memory = MemorySessionStore()
    private let (asked, asks) = AsyncStream.makeStream(of: Void.self)
    private let (answers, answered) = AsyncStream.makeStream(of: Void.self)
    // Unsafe to the compiler only: it is set before the store answers.
    /// Called after a page was taken.
    nonisolated(unsafe) var taken: (@Sendable (MemorySessionStore) async -> Void)?

    /// Returns when the store was asked.
    func isAsked() async { for await _ in asked { return } }

    func answer() { answered.finish() }

    func ownership(of token: String) async -> SessionOwnership? {
        asks.yield()
        for await _ in answers {}
        return await memory.ownership(of: token)
    }

    func take(_ token: String, for owner: String, after epoch: Int) async -> SavedSession? {
        let session = await memory.take(token, for: owner, after: epoch)
        if let taken { await taken(memory) }
        return session
    }

    func saveOwned(_ sessions: [SavedSession]) async -> Set<String> { await memory.saveOwned(sessions) }
    func session(_ token: String) async -> SavedSession? { await memory.session(token) }
    func save(_ sessions: [SavedSession]) async { await memory.save(sessions) }
    func remove(_ token: String) async { await memory.remove(token) }
    func removeSessions(unusedFor duration: Duration) async { await memory.removeSessions(unusedFor: duration) }
}
