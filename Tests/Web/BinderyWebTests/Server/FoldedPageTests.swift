import BinderyStreams
import BinderyView
import Synchronization
import Testing

@testable import BinderyWeb

/// A page of a server that folds the sessions of pages that rest.
struct FoldedPageTests {
    private final class Model: Restorable {
        @Reactive(.saved) var name = ""
        @Reactive(.saved) var count = 0
    }

    func withFolding(
        _ change: (inout LiveServer.Options) -> Void = { _ in },
        visitors: SharedProperty<Int> = SharedProperty(0),
        _ body: (OpenPage, Figures, LiveServer) async throws -> Void
    ) async throws {
        try await withServer {
            $0.store = MemorySessionStore()
            $0.foldedAfter = .milliseconds(20)
            $0.metrics = MetricsEndpoint()
            change(&$0)
        } content: {
            let model = Model()
            return AnyView(
                Screen("form", title: "Form") {
                    TextField("Name", text: model.$name).id("name")
                    Button("Count") { model.count += 1 }.id("count")
                    Text(model.$count.map { "counted \($0)" }).id("counted")
                    Text(visitors.property().map { "\($0) here" }).id("visitors")
                }.saved(model))
        } _: { browser, server in
            let page = try await browser.open("/")
            _ = try await next(page.wire)
            try await body(page, Figures(browser: page.browser), server)
        }
    }

    struct Figures {
        let browser: Browser

        func callAsFunction(_ name: String) async throws -> Int {
            let text = try await browser.get("/metrics").text
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("bindery_\(name) ") })
            return try #require(Int(line.split(separator: " ")[1]))
        }
    }

    /// Waits until the session is folded, and reads that everything is stored.
    func rest(_ page: OpenPage, _ figures: Figures, times: Int = 1, after frame: Int = 0) async throws {
        try await eventually { try await figures("sessions_folded_total") >= times }
        let told = try await next(page.wire)
        #expect(told.contains(",[],\(frame)"), "\(told)")
    }

    /// The next message, or why the server has closed the connection.
    func next(_ wire: Wire) async throws -> String {
        let frame = try #require(await wire.readFrames { $0.opcode == 1 || $0.opcode == 8 }.last)
        return frame.opcode == 8 ? "closed \(Int(frame.payload[0]) << 8 | Int(frame.payload[1]))" : frame.text
    }

    /// The number of the frame with the whole state, and the new node of an element.
    private func restored(_ frame: String, _ id: String) throws -> (frame: Int, node: Int) {
        #expect(frame.contains(#"["E","#), "\(frame)")
        let number = try #require(frame.firstMatch(of: /,(\d+)\]$/)?.1)
        let element = try Regex(#"data-n=\\"(\d+)\\"[^>]*data-testid=\\"\#(id)\\""#)
        let node = try #require(frame.firstMatch(of: element)?[1].substring)
        return (try #require(Int(number)), try #require(Int(node)))
    }

    @Test func itStaysConnectedAndItsSessionIsReleased() async throws {
        try await withFolding { page, figures, _ in
            try await rest(page, figures)
            #expect(try await figures("sessions") == 0)
            #expect(try await figures("connections") == 1)
            try await page.send(#"[0,"p"]"#)
            #expect(try await next(page.wire) == "[0,[],0]")
            try await page.send(#"[0,"q"]"#)
            #expect(try await next(page.wire) == "[]")
            #expect(try await figures("sessions") == 0, "neither wakes it")
        }
    }

    /// The page sends with old numbers until it has applied the whole state, and then sends everything again.
    @Test func itsEventRestoresTheSessionAndIsHandledOnce() async throws {
        try await withFolding { page, figures, _ in
            try await rest(page, figures)
            let old = try page.node("count")
            try await page.send(#"[1,"t",\#(old)]"#)
            let (frame, node) = try restored(try await next(page.wire), "count")
            try await page.send(#"[2,"t",\#(old)]"#, #"[3,"t",\#(node)]"#, #"[0,"q"]"#)
            #expect(try await next(page.wire) == "[]", "a line check of before says nothing")
            try await page.send(#"[\#(frame),"q"]"#, #"[3,"t",\#(node)]"#)
            #expect(try await next(page.wire) == "[]")
            let counted = try await next(page.wire)
            #expect(counted.contains("counted 1"))
            #expect(try await figures("sessions") == 1)
            #expect(try await figures("connections") == 1)
            while try await !next(page.wire).hasPrefix("[3,[],") {}
            try await rest(page, figures, times: 2, after: frame + 1)
            try await page.send(#"[4,"t",\#(node)]"#)
            let again = try await next(page.wire)
            #expect(try restored(again, "count").frame != frame)
            #expect(again.hasPrefix("[3,") && again.contains("counted 1"))
        }
    }

    @Test func whatItObservesWakesIt() async throws {
        let visitors = SharedProperty(0)
        try await withFolding(visitors: visitors) { page, figures, _ in
            try await rest(page, figures)
            visitors.withValue { $0 = 7 }
            #expect(try await next(page.wire).contains("7 here"))
        }
    }

    @Test func aPageThatSendsWithoutEndDoesNotRest() async throws {
        try await withFolding { page, figures, _ in
            try await rest(page, figures)
            for _ in 0..<110 { try await page.send(#"[0,"p"]"#) }
            let messages = try await page.wire.readFrames { $0.text.contains(#"["E","#) }
            #expect((100...110).contains(messages.count))
        }
    }

    @Test func aPageThatIsDisconnectedMeanwhileIsContinued() async throws {
        try await withFolding { page, figures, _ in
            try await rest(page, figures)
            page.close()
            try await eventually { try await figures("connections") == 0 }
            let (wire, _) = try await page.browser.connect(page.socket)
            let frame = try await next(wire)
            #expect(frame.contains(#"["E","#) && frame.contains(",1]"), "it repeats its taps: \(frame)")
            #expect(try await figures("connections") == 1)
        }
    }

    @Test func aPageThatHasLeftIsForgottenAfterTheGracePeriod() async throws {
        try await withFolding {
            $0.limits.sessions = 1
            $0.gracePeriod = .seconds(1)
        } _: { page, figures, _ in
            try await rest(page, figures)
            #expect(try await page.browser.get("/").status == 503, "it counts while it is folded")
            page.close()
            try await eventually { try await page.browser.get("/").status == 200 }
        }
    }

    @Test func itCountsAsOneOfItsAddress() async throws {
        try await withFolding {
            $0.limits.sessionsPerAddress = 1
            $0.trustedProxies = []
        } _: { page, figures, _ in
            try await rest(page, figures)
            #expect(try await page.browser.get("/").status == 429)
            try await page.send(#"[1,"t",\#(try page.node("count"))]"#)
            _ = try restored(try await next(page.wire), "count")
            #expect(try await page.browser.get("/").status == 429, "and once when it is restored")
        }
    }

    @Test func theEndOfTheServerDisconnectsIt() async throws {
        try await withFolding { page, figures, server in
            try await rest(page, figures)
            await server.drain()
            #expect(try await next(page.wire) == "closed 1001")
        }
    }

    @Test func aStoreThatFailsMakesItConnectAgain() async throws {
        let store = FailingStore()
        try await withFolding {
            $0.store = store
        } _: { page, figures, _ in
            try await rest(page, figures)
            store.fails.withLock { $0 = true }
            try await page.send(#"[1,"t",\#(try page.node("count"))]"#)
            #expect(try await next(page.wire) == "closed 1013")
            store.fails.withLock { $0 = false }
            page.close()
            let (wire, _) = try await page.browser.connect(page.socket)
            let frame = try await next(wire)
            #expect(frame.contains(#"["E","#) && frame.contains(",1]"), "and is continued: \(frame)")
        }
    }
}

private final class FailingStore: SessionStore {
    let fails = Mutex(false)
    private let store = MemorySessionStore()

    private func check() throws(SessionStoreFailure) {
        if fails.withLock({ $0 }) { throw SessionStoreFailure("the disk is full") }
    }

    func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
        try check()
        return await store.session(token)
    }

    func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
        try check()
        await store.save(sessions)
    }

    func remove(_ token: String) async throws(SessionStoreFailure) { await store.remove(token) }

    func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}
