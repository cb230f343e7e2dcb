import BinderySynchronization
import BinderyView
import Testing

@testable import BinderyWeb

private final class Presses: Restorable {
    @Reactive(.saved) var count = 0
}

/// A page that is loaded again in its tab names the page that was there.
struct ReloadingTests {
    private static let content: @Sendable () -> AnyView = {
        let presses = Presses()
        return AnyView(
            Screen("s", title: "S") {
                Button("Press") { presses.count += 1 }.id("press")
                Text(presses.$count.map { "pressed \($0)" }).id("presses")
            }.saved(presses))
    }

    private func withPage(
        in store: (any SessionStore)?, _ body: (OpenPage, LiveSessions) async throws -> Void
    ) async throws {
        let setStore = { (options: inout LiveServer.Options) in options.store = store }
        try await withServer(setStore, content: Self.content) { browser, server in
            let page = try await browser.open("/")
            try await press(page, 1, showing: "pressed 1")
            try await body(page, server.site.sessions)
        }
    }

    private func press(_ page: OpenPage, _ event: Int, showing text: String) async throws {
        try await page.send(#"[\#(event),"t",\#(page.node("press"))]"#)
        _ = try await page.wire.readFrames { $0.text.contains(text) }
    }

    private func token(_ page: OpenPage) throws -> String {
        String(try #require(page.socket.firstMatch(of: /page=([0-9a-f]+)/)?.1))
    }

    /// Loads a page in the tab of another one. Returns it with its first frame.
    private func load(
        after page: OpenPage, in browser: Browser? = nil
    ) async throws -> (page: OpenPage, frame: String) {
        let browser = browser ?? page.browser
        let answer = try await browser.get("/")
        let address = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
        let socket = String(address.replacing("&amp;", with: "&"))
        let (wire, head) = try await browser.connect(socket + "&resume=\(try token(page))")
        let frame = try await wire.readFrames { _ in true }.last?.text ?? ""
        return (OpenPage(html: answer.text, browser: browser, socket: socket, wire: wire, head: head), frame)
    }

    private func disconnected(_ page: OpenPage, in sessions: LiveSessions) async throws {
        page.close()
        let session = try #require(sessions.liveSession(sessions.number(of: token(page))))
        try await eventually { await !session.isConnected }
    }

    @Test(arguments: [true, false])
    func aPageContinuesThePageThatWasInItsTab(hasStore: Bool) async throws {
        let store = hasStore ? MemorySessionStore() : nil
        try await withPage(in: store) { page, sessions in
            try await disconnected(page, in: sessions)
            let (next, frame) = try await load(after: page)
            #expect(frame.contains(#"["I",1]"#) && frame.contains("pressed 1"))
            // The page before is not needed any more.
            #expect(try !sessions.isOpen(token(page)))
            #expect(try await store?.session(token(page)) == nil)
            try await press(next, 1, showing: "pressed 2")
        }
    }

    /// Otherwise a server that ends abruptly would forget what the page shows already.
    @Test func theStateIsStoredForThePageBeforeItsBrowserLearnsOfIt() async throws {
        let store = MemorySessionStore()
        try await withPage(in: store) { page, sessions in
            try await disconnected(page, in: sessions)
            let (next, _) = try await load(after: page)
            let saved = try await store.session(token(next))
            #expect(saved?.acknowledged == 0)
            #expect(saved?.states.isEmpty == false)
        }
    }

    /// A store that works, but cannot read what an earlier version of the program has written.
    private struct ForeignStore: SessionStore {
        let store: any SessionStore = MemorySessionStore()

        nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
            throw SessionStoreFailure("written by another version", concernsOneSession: true)
        }

        nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
            try await store.save(sessions)
        }

        nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure) {
            try await store.remove(token)
        }

        nonisolated(nonsending) func removeSessions(
            unusedFor duration: Duration
        ) async throws(SessionStoreFailure) {
            try await store.removeSessions(unusedFor: duration)
        }
    }

    @Test func aPageThatCannotBeReadIsNotWaitedFor() async throws {
        try await withPage(in: ForeignStore()) { page, sessions in
            let session = try #require(sessions.liveSession(sessions.number(of: token(page))))
            await sessions.end(try token(page), session)
            let answer = try await page.browser.get("/")
            let address = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
            let socket = String(address.replacing("&amp;", with: "&"))
            let (wire, head) = try await page.browser.connect(socket + "&resume=\(try token(page))")
            let next = OpenPage(html: answer.text, browser: page.browser, socket: socket, wire: wire, head: head)
            try await press(next, 1, showing: "pressed 1")
        }
    }

    @Test func aReloadOfAReloadContinuesToo() async throws {
        try await withPage(in: MemorySessionStore()) { page, sessions in
            try await disconnected(page, in: sessions)
            let next = try await load(after: page).page
            try await disconnected(next, in: sessions)
            #expect(try await load(after: next).frame.contains("pressed 1"))
        }
    }

    /// A page that has received no frame passes on the name of the page before it.
    @Test(arguments: [true, false])
    func aReloadBeforeTheFirstFrameContinuesToo(hasStore: Bool) async throws {
        try await withPage(in: hasStore ? MemorySessionStore() : nil) { page, sessions in
            try await disconnected(page, in: sessions)
            var skipped = try await load(after: page).page
            for _ in 0..<2 {
                try await disconnected(skipped, in: sessions)
                let (next, frame) = try await load(after: page)
                #expect(frame.contains(#"["I",1]"#) && frame.contains("pressed 1"))
                #expect(try !sessions.isOpen(token(skipped)))
                skipped = next
            }
            try await press(skipped, 1, showing: "pressed 2")
        }
    }

    /// A tab that the user has duplicated names the page before as well.
    @Test func aPageThatContinuesAnotherGoesOnIfItIsConnected() async throws {
        try await withPage(in: nil) { page, sessions in
            try await disconnected(page, in: sessions)
            let next = try await load(after: page).page
            #expect(try await load(after: page).frame.contains("pressed 1"))
            #expect(try sessions.isOpen(token(next)))
        }
    }

    @Test func aPageHasOnePredecessor() async throws {
        try await withPage(in: nil) { page, sessions in
            try await disconnected(page, in: sessions)
            let next = try await load(after: page).page
            for number in 0..<20 {
                let other = String(repeating: "0", count: 30) + String(number + 10)
                _ = try await next.browser.connect(next.socket + "&resume=\(other)")
            }
            try await eventually { sessions.state.withLock { $0.successors.count } == 1 }
            try await disconnected(next, in: sessions)
            await sessions.drain()
            for token in sessions.state.withLock({ Array($0.open.keys) }) { sessions.remove(token) }
            #expect(sessions.state.withLock { $0.successors.isEmpty })
        }
    }

    @Test func aPageThatHasGoneOnIsNotTakenForTheOneBeforeIt() async throws {
        try await withPage(in: nil) { page, sessions in
            try await disconnected(page, in: sessions)
            let next = try await load(after: page).page
            try await press(next, 1, showing: "pressed 2")
            try await disconnected(next, in: sessions)
            #expect(try await !load(after: page).frame.contains("pressed"))
            #expect(try sessions.isOpen(token(next)))
        }
    }

    /// It may be open in another tab.
    @Test func aPageThatIsConnectedGoesOnOverAnotherConnection() async throws {
        try await withPage(in: MemorySessionStore()) { page, sessions in
            let (next, frame) = try await load(after: page)
            #expect(frame.contains("pressed 1"))
            _ = try await page.wire.readToEnd()
            let (wire, head) = try await page.browser.connect(page.socket)
            let again = OpenPage(html: page.html, browser: page.browser, socket: page.socket, wire: wire, head: head)
            try await press(again, 2, showing: "pressed 2")
            try await press(next, 1, showing: "pressed 2")
        }
    }

    @Test func anotherBrowserDoesNotContinueThePage() async throws {
        try await withPage(in: MemorySessionStore()) { page, sessions in
            try await disconnected(page, in: sessions)
            let other = try await Browser(port: page.browser.port).open("/")
            #expect(try await !load(after: page, in: other.browser).frame.contains("pressed 1"))
            #expect(try sessions.isOpen(token(page)))
        }
    }
}
