import BinderyView
import Dispatch
import Foundation
import Testing

@testable import BinderyWeb

/// Who can open the inspector, and what it serves to programs.
@Suite(.serialized) struct InspectorTests {
    private static let path = "/bindery/inspector"

    @Test func noServerOfUsersHasAnInspector() async throws {
        try await withServer { browser, _ in
            for path in ["", "/sessions", "/ticket", "/sessions/1/graph", ".css", ".js"] {
                let answer = try await browser.get(Self.path + path)
                #expect(answer.status == 404)
            }
        }
    }

    @Test func underDevelopmentThisMachineHasIt() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            let answer = try await browser.get(Self.path)
            #expect(answer.status == 200 && answer.text.contains("<title>Inspector</title>"))
            #expect(answer.text.contains("href=\"/bindery/inspector.css?"))
            for file in [".css", ".js"] { #expect(try await browser.get(Self.path + file).status == 200) }
            #expect(try await browser.get(Self.path, ["X-Forwarded-For": "8.8.8.8"]).status == 404)
            #expect(try await browser.get(Self.path + "/sessions", ["Host": "evil.example"]).status == 404)
        }
    }

    @Test func anOperatorOpensItByATicketOnce() async throws {
        try await withServer {
            $0.inspector = .bearer(token: "s3cret")
        } _: { browser, _ in
            #expect(try await browser.get(Self.path).status == 404)
            #expect(try await browser.get(Self.path + "?ticket=").status == 404)
            #expect(try await browser.get(Self.path + "/ticket", ["Authorization": "Bearer guess"]).status == 404)
            let ticket = try await browser.get(Self.path + "/ticket", ["Authorization": "Bearer s3cret"])
            let path = try #require(ticket.text.firstMatch(of: /"path":"([^"]*)"/)?.1)
            #expect(try await browser.get(String(path)).status == 200)
            #expect(try await browser.get(String(path)).status == 404)
        }
    }

    @Test func aFullServerIsInspectedAndAPreviewUsesNoTicketUp() async throws {
        try await withServer {
            $0.inspector = .bearer(token: "s3cret")
            $0.limits.sessions = 1
        } _: { browser, _ in
            #expect(try await browser.get("/").status == 200)
            #expect(try await browser.get("/").status == 503)
            let ticket = try await browser.get(Self.path + "/ticket", ["Authorization": "Bearer s3cret"])
            let path = String(try #require(ticket.text.firstMatch(of: /"path":"([^"]*)"/)?.1))
            #expect(try await browser.get(path, method: "HEAD").status == 404)
            #expect(try await browser.get(path).status == 200)
        }
    }

    @Test func aTicketCountsForAMinute() {
        let tickets = InspectorTickets(), start = ContinuousClock.now
        let (early, late) = (tickets.make(now: start), tickets.make(now: start))
        #expect(tickets.take(early, now: start + .seconds(59)))
        #expect(!tickets.take(early, now: start + .seconds(59)))
        #expect(!tickets.take(late, now: start + .seconds(60)))
    }

    @Test func programsReadWhatHappens() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            let page = try await openPage(of: "Ada", in: browser)
            _ = try await browser.get(Self.path)

            let sessions = try await object(browser, "/sessions")
            let all = try #require(sessions["sessions"] as? [[String: Any]])
            // Without the inspector.
            #expect(sessions["version"] as? Int == 1 && all.count == 1)
            #expect(all[0]["isTraced"] as? Bool == true && all[0]["path"] as? String == "/")

            let events = try #require(try await object(browser, "/sessions/1/timeline")["events"] as? [[String: Any]])
            let edit = try #require(events.first { $0["kind"] as? String == "edit" })
            let write = try #require(events.last { $0["kind"] as? String == "write" })
            #expect(edit["subject"] as? String == "<input #name>")
            #expect(write["detail"] as? String == "Ada" && write["causes"] as? [Int] == [edit["number"] as? Int ?? 0])
            let number = try #require(write["number"] as? Int), node = try #require(write["node"] as? Int)
            let later = try await object(browser, "/sessions/1/timeline?after=\(number)")["events"] as? [[String: Any]]
            #expect(later?.contains { $0["number"] as? Int == number } == false && later?.isEmpty == false)

            let nodes = try #require(try await object(browser, "/sessions/1/graph")["nodes"] as? [[String: Any]])
            #expect(nodes.contains { $0["id"] as? Int == node && $0["value"] as? String == "Ada" })
            let why = try await object(browser, "/sessions/1/why?node=\(node)")["explanation"] as? [String: Any]
            #expect(why?["reason"] as? String == "written" && why?["value"] as? String == "Ada")
            #expect((why?["causes"] as? [[String: Any]])?.first?["property"] as? String == "<input #name>")

            let elements = try #require(
                try await object(browser, "/sessions/1/elements")["elements"] as? [[String: Any]])
            let greeting = try #require(elements.first { ($0["name"] as? String)?.contains("#greeting") == true })
            let element = try await object(browser, "/sessions/1/why?element=\(greeting["number"] as? Int ?? 0)")
            let attributes = try #require(element["attributes"] as? [[String: Any]])
            #expect(attributes.contains { ($0["attribute"] as? String)?.hasPrefix("text") == true })
            page.close()
        }
    }

    @Test func programsDoWhatTheToolDoes() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            let page = try await openPage(of: "Ada", in: browser)
            let nodes = try #require(try await object(browser, "/sessions/1/graph")["nodes"] as? [[String: Any]])
            let name = try #require(nodes.first { $0["value"] as? String == "Ada" }?["id"] as? Int)

            let write = try await post(browser, "/sessions/1/write?node=\(name)", "Grace")
            #expect(write.status == 200 && write.text == #"{"version":1}"#)
            _ = try await page.wire.read(until: "Hello, Grace")
            let why = try await object(browser, "/sessions/1/why?node=\(name)")["explanation"] as? [String: Any]
            #expect((why?["causes"] as? [[String: Any]])?.first?["property"] as? String == "the inspector")

            let states = try await object(browser, "/sessions/1/moments")
            let moments = try #require(states["moments"] as? [[String: Any]])
            #expect(states["restored"] is NSNull && moments.count >= 3)
            let before = try #require(moments[moments.count - 2]["id"] as? Int)
            let restored = try await post(browser, "/sessions/1/restore?moment=\(before)")
            #expect(restored.status == 200 && restored.text == #"{"version":1,"lost":[]}"#)
            _ = try await page.wire.read(until: "Hello, Ada")
            #expect(try await object(browser, "/sessions/1/moments")["restored"] as? Int == before)

            #expect(try await post(browser, "/sessions/1/pick").status == 200)
            page.close()
        }
    }

    @Test func whatAProgramCannotDoIsSaid() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            _ = try await browser.get("/")
            for (path, status) in [
                ("/sessions/1/write", 400), ("/sessions/1/write?node=0", 409), ("/sessions/1/restore?moment=-1", 400),
                ("/sessions/1/trace", 409), ("/sessions/1/stop-tracing", 409), ("/sessions/9/pick", 404),
                ("/sessions/1/graph", 404), ("/ticket", 404), ("", 404),
            ] {
                #expect(try await post(browser, path, "x").status == status, "\(path)")
            }
            let long = String(repeating: "x", count: InspectorAddress.longestText + 1)
            #expect(try await post(browser, "/sessions/1/write?node=1", long).status == 413)
        }
    }

    /// The machine of the developer has access: a page that the developer visits must not use it.
    @Test(arguments: ["https://evil.example", "http://127.0.0.1", "null"])
    func noPageOfABrowserActs(_ origin: String) async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, server in
            _ = try await browser.get("/")
            let session = try #require(server.site.sessions.liveSession(1))
            let before = session.traceLog?.events.count
            for path in ["/sessions/1/write?node=1", "/sessions/1/restore?moment=0", "/sessions/1/pick"] {
                let answer = try await browser.get(Self.path + path, ["Origin": origin], method: "POST", body: "x")
                #expect(answer.status == 403)
            }
            #expect(session.traceLog?.events.count == before)
        }
    }

    @Test func withoutTheSecretNothingIsDone() async throws {
        try await withServer {
            $0.inspector = .bearer(token: "s3cret")
        } _: { browser, _ in
            _ = try await browser.get("/")
            let unknown = try await browser.get("/bindery/unknown", method: "POST", body: "x")
            for path in ["/sessions/1/trace", "/sessions/1/write?node=1", "/sessions/1/restore?moment=0", ""] {
                let answer = try await post(browser, path, "x")
                #expect(answer.status == unknown.status && answer.text == unknown.text)
            }
            let access = ["Authorization": "Bearer s3cret"]
            let answer = try await browser.get(Self.path + "/sessions/1/trace", access, method: "POST")
            #expect(answer.status == 409 && answer.text.contains("The server stores no sessions."))
        }
    }

    @Test func whatIsNotThereIsSaid() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            _ = try await browser.get("/")
            #expect(try await browser.get(Self.path + "/sessions/1/why").status == 400)
            #expect(try await browser.get(Self.path + "/sessions/1/why?node=0").status == 404)
            #expect(try await browser.get(Self.path + "/sessions/99/graph").status == 404)
            #expect(try await browser.get(Self.path + "/sessions/1/secrets").status == 404)
            #expect(try await browser.get(Self.path + "/other").status == 404)
        }
    }

    @Test(.timeLimit(.minutes(1))) func aSessionThatComputesDoesNotDelayTheList() async throws {
        let end = DispatchSemaphore(value: 0), (begins, begin) = AsyncStream.makeStream(of: Void.self)
        try await withServer {
            $0.isDevelopment = true
        } content: {
            AnyView(
                Screen("wait", title: "Wait") {
                    Button("Wait") {
                        begin.yield()
                        end.wait()
                    }
                    .id("wait")
                })
        } _: { browser, _ in
            // Before the server ends, which waits for the session.
            defer { end.signal() }
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "]")
            try await page.send(#"[1,"t",\#(page.node("wait"))]"#)
            for await _ in begins { break }
            let sessions = try await object(browser, "/sessions")["sessions"] as? [[String: Any]]
            #expect(sessions?.count == 1 && sessions?[0]["path"] as? String == "/")
        }
    }

    /// An operator traces one session of a server that others use.
    @Test func oneSessionIsTracedWhileTheServerRuns() async throws {
        let store = MemorySessionStore(now: { .zero })
        try await withServer {
            $0.store = store
            $0.inspector = .bearer(token: "s3cret")
        } _: { browser, server in
            let sessions = server.site.sessions
            let (page, other) = (try await browser.open("/"), try await browser.open("/"))
            _ = try await page.wire.read(until: "]")
            #expect(sessions.liveSession(1)?.traceLog == nil && sessions.liveSession(2)?.traceLog == nil)
            #expect(await sessions.trace(1))
            // The page connects again, as after a restart.
            let (wire, _) = try await page.browser.connect(page.socket)
            _ = try await wire.read(until: "]")
            let traced = sessions.numberedSessions.map { $0.session.traceLog != nil }
            #expect(traced == [false, true] && sessions.liveSession(1) == nil)
            wire.close()
            #expect(await !sessions.trace(99))
            // Its user cannot ask it.
            let session = try #require(sessions.liveSession(3))
            let html = await session.html
            #expect(html.contains("data-testid=\"name\"") && !html.contains("class=\"why\""))
            // It goes on without the log.
            #expect(await sessions.stopTracing(3))
            let (again, _) = try await page.browser.connect(page.socket)
            _ = try await again.read(until: "]")
            #expect(sessions.numberedSessions.map { $0.session.traceLog != nil } == [false, false])
            #expect(await !sessions.stopTracing(4), "it is not traced")
            again.close()
            other.close()
        }
    }

    @Test func theLatencyOfASessionIsShownWithoutMetrics() async throws {
        try await withServer {
            $0.isDevelopment = true
        } _: { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "]")
            func figures() async throws -> [String: Any] {
                let sessions = try await object(browser, "/sessions")["sessions"] as? [[String: Any]]
                return try #require(sessions?.first)
            }
            let before = try await figures()
            #expect(before["latency"] is NSNull && before["isConnected"] as? Bool == true)
            try await page.send("[1,\"e\",\(try page.node("name")),\"Ada\"]")
            _ = try await page.wire.read(until: "[1,")
            let after = try await figures()
            #expect(after["latency"] is Int && after["frames"] as? Int ?? 0 >= 2)
            page.close()
        }
    }

    /// Opens a page and types a name.
    private func openPage(of name: String, in browser: Browser) async throws -> OpenPage {
        let page = try await browser.open("/")
        _ = try await page.wire.read(until: "]")
        try await page.send(#"[1,"e",\#(page.node("name")),"\#(name)"]"#)
        _ = try await page.wire.read(until: #"Hello, \#(name)"]],1]"#)
        return page
    }

    private func post(_ browser: Browser, _ path: String, _ body: String? = nil) async throws -> Browser.Answer {
        try await browser.get(Self.path + path, method: "POST", body: body)
    }

    private func object(_ browser: Browser, _ path: String) async throws -> [String: Any] {
        let answer = try await browser.get(Self.path + path)
        #expect(answer.status == 200, "\(path): \(answer.text)")
        #expect(answer.headers["Cache-Control"] as? String == "no-store")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any])
    }
}

extension LiveSession {
    fileprivate var html: String { backend.root.innerHTML }
}
