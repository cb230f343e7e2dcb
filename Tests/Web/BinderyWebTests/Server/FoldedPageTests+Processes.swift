import Bindery
import NIOCore
import Synchronization
import Testing

@testable import BinderyWeb

/// The page of a server that folds, and whose pages other processes may take over.
extension FoldedPageTests {
    /// No other process is reachable.
    private struct LonelyBus: ProcessBus {
        func publish(_ message: [UInt8], to topic: String) {}

        func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {}

        func receive(
            as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
            _ receive: @escaping @Sendable ([UInt8]) -> Void
        ) {
            // The lease lasts longer than the test.
            contact(.now + .seconds(3_600))
        }

        func send(_ message: [UInt8], to process: String) async throws(SessionStoreFailure) -> Bool { false }
    }

    private func withFoldedPage(
        gracePeriod: Duration = .seconds(120),
        _ body: (OpenPage, _ token: String, WatchedStore, LiveSessions) async throws -> Void
    ) async throws {
        let store = WatchedStore()
        try await withFolding {
            $0.store = store
            $0.bus = LonelyBus()
            $0.gracePeriod = gracePeriod
        } _: { page, figures, server in
            try await rest(page, figures)
            let token = String(try #require(page.socket.firstMatch(of: /page=([^&]*)/)?.1))
            try await body(page, token, store, server.site.sessions)
        }
    }

    @Test func ofSeveralProcessesThatWhichHasFoldedItRestoresIt() async throws {
        try await withFoldedPage { page, token, store, _ in
            let before = try #require(await store.ownership(of: token))
            try await page.send(#"[1,"t",\#(try page.node("count"))]"#)
            let frame = try await next(page.wire)
            #expect(frame.contains(#"["E","#) && frame.contains(",1]"), "it repeats its taps: \(frame)")
            let after = await store.ownership(of: token)
            #expect(after == SessionOwnership(owner: before.owner, epoch: before.epoch + 1))
        }
    }

    /// The page is connected to the other process: this event was on its way on a connection that the page has left.
    @Test func anEventDoesNotTakeItFromAnotherProcess() async throws {
        try await withFoldedPage { page, token, store, _ in
            let before = try #require(await store.ownership(of: token))
            #expect(await store.take(token, for: "other", after: before.epoch) != nil)
            try await page.send(#"[1,"t",\#(try page.node("count"))]"#)
            #expect(try await next(page.wire) == "closed 1013")
            #expect(await store.ownership(of: token) == SessionOwnership(owner: "other", epoch: before.epoch + 1))
        }
    }

    @Test func anotherProcessGetsItWithWhatIsStored() async throws {
        try await withFoldedPage { page, token, store, sessions in
            let before = try #require(await store.ownership(of: token))
            let browser = try #require(sessions.state.withLock { $0.folded[token]?.browser })
            await sessions.release(token, of: browser)
            #expect(try await next(page.wire) == "closed 1008")
            #expect(await store.ownership(of: token) == SessionOwnership(owner: nil, epoch: before.epoch))
        }
    }

    /// As an open session that is left. Otherwise the next process would take it for one that has crashed.
    @Test func itIsGivenUpAfterTheGracePeriod() async throws {
        try await withFoldedPage(gracePeriod: .milliseconds(200)) { page, token, store, _ in
            let before = try #require(await store.ownership(of: token))
            page.close()
            try await eventually { await store.ownership(of: token)?.owner == nil }
            #expect(await store.ownership(of: token)?.epoch == before.epoch)
        }
    }

    /// It has handled nothing for the page, which repeats its tap at the next process.
    @Test func aProcessThatEndsWhileItRestoresItHandsItOver() async throws {
        try await withFoldedPage { page, token, store, sessions in
            store.taking.withLock {
                $0 = {
                    Task { await sessions.drain() }
                    while !sessions.isDraining { await Task.yield() }
                }
            }
            try await page.send(#"[1,"t",\#(try page.node("count"))]"#)
            #expect(try await next(page.wire) == "closed 1001")
            #expect(await store.ownership(of: token)?.owner == nil)
        }
    }

    /// The application around the pages ends gracefully, and waits for its connections.
    @Test func anApplicationThatEndsHandsItOver() async throws {
        try await withFoldedPage { page, token, store, sessions in
            let before = try #require(await store.ownership(of: token))
            try endGracefully(token, sessions)
            #expect(try await next(page.wire) == "closed 1001")
            try await eventually {
                await store.ownership(of: token) == SessionOwnership(owner: nil, epoch: before.epoch)
            }
        }
    }

    @Test func anApplicationOfOneProcessThatEndsSendsItOn() async throws {
        try await withFolding { page, figures, server in
            try await rest(page, figures)
            let token = String(try #require(page.socket.firstMatch(of: /page=([^&]*)/)?.1))
            try endGracefully(token, server.site.sessions)
            #expect(try await next(page.wire) == "closed 1001")
            // The next process finds it in the store.
            let frame = try await next(try await page.browser.connect(page.socket).wire)
            #expect(frame.contains(#"["E","#) && frame.contains("counted 0"), "\(frame)")
        }
    }

    /// Does what Hummingbird does with each connection.
    private func endGracefully(_ token: String, _ sessions: LiveSessions) throws {
        let channel = try #require(sessions.state.withLock { $0.folded[token]?.connection?.channel })
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }

    private func load(after token: String, in browser: Browser) async throws -> String {
        let answer = try await browser.get("/")
        let address = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
        let socket = String(address.replacing("&amp;", with: "&"))
        return try await next(try await browser.connect(socket + "&resume=\(token)").wire)
    }

    /// For instance since the user has duplicated the tab.
    @Test func theNextPageContinuesItsStateAndItStaysFolded() async throws {
        try await withFoldedPage { page, token, store, sessions in
            let before = await store.ownership(of: token)
            let frame = try await load(after: token, in: page.browser)
            #expect(frame.contains(#"["I","#), "\(frame)")
            #expect(await store.ownership(of: token) == before)
            #expect(sessions.state.withLock { $0.folded[token] != nil })
        }
    }

    /// What is stored may not be all that the other process has handled.
    @Test func theNextPageContinuesTheStateOfAnotherProcessThatHasTakenIt() async throws {
        try await withFoldedPage { page, token, store, _ in
            let before = try #require(await store.ownership(of: token))
            #expect(await store.take(token, for: "other", after: before.epoch) != nil)
            let frame = try await load(after: token, in: page.browser)
            #expect(frame.contains(#"["I","#), "\(frame)")
            #expect(await store.ownership(of: token)?.owner == before.owner, "it has asked the other process")
        }
    }
}

/// A store in memory, which calls `taking` before a page is taken.
private final class WatchedStore: SharedSessionStore {
    let taking = Mutex<(@Sendable () async -> Void)?>(nil)
    private let store = MemorySessionStore()

    func ownership(of token: String) async -> SessionOwnership? { await store.ownership(of: token) }

    func take(_ token: String, for owner: String, after epoch: Int) async -> SavedSession? {
        let taking = taking.withLock { $0 }
        await taking?()
        return await store.take(token, for: owner, after: epoch)
    }

    func saveOwned(_ sessions: [SavedSession]) async -> Set<String> { await store.saveOwned(sessions) }
    func session(_ token: String) async -> SavedSession? { await store.session(token) }
    func save(_ sessions: [SavedSession]) async { await store.save(sessions) }
    func remove(_ token: String) async { await store.remove(token) }
    func removeSessions(unusedFor duration: Duration) async { await store.removeSessions(unusedFor: duration) }
}
