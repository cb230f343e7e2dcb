import BinderyView
import Foundation
import Testing

@testable import BinderyWeb

/// Health checks, metrics, the log, and what a start leaves in the store.
@Suite(.serialized) struct OperationTests {
    @Test func aServerThatServesIsHealthy() async throws {
        try await withServer { browser, _ in
            let answer = try await browser.get("/bindery/health")
            #expect(answer.status == 200)
            #expect(answer.text == "ok\n")
            #expect(answer.headers["Cache-Control"] as? String == "no-store")
        }
    }

    @Test func aServerThatIsFullSaysSo() async throws {
        try await withServer {
            $0.limits.sessions = 1
        } _: { browser, _ in
            _ = try await browser.get("/")
            let answer = try await browser.get("/bindery/health")
            #expect(answer.status == 503)
            #expect(answer.text == "full\n")
        }
    }

    @Test(arguments: [true, false])
    func theSourceMapOfTheScriptIsServedInDevelopmentOnly(_ isDevelopment: Bool) async throws {
        try await withServer {
            $0.isDevelopment = isDevelopment
        } _: { browser, _ in
            let script = try await browser.get(WebAssets.scriptPath(""))
            #expect(script.status == 200)
            // Foundation on Linux spells the name of the header in its own way.
            let address = script.headers.first { "\($0.key)".lowercased() == "sourcemap" }?.value as? String
            #expect(address == (isDevelopment ? "/bindery/bindery.js.map" : nil))
            let map = try await browser.get("/bindery/bindery.js.map")
            #expect(map.status == (isDevelopment ? 200 : 404))
            #expect(map.text.contains("sourcesContent") == isDevelopment)
        }
    }

    /// The machine's clock may be set only after the server has started, so ages are not reliable at the start.
    @Test func aStartRemovesNothingFromTheStore() async throws {
        let store = MemorySessionStore(now: { .seconds(Date().timeIntervalSince1970) })
        try await store.save(SavedSession(token: "a", browser: "b", location: "/"))
        try await withServer {
            $0.store = store
            $0.storedFor = .zero
        } _: { browser, _ in
            _ = try await browser.get("/bindery/health")
        }
        #expect(await store.count == 1)
    }

    @Test func metricsAreOffByDefault() async throws {
        try await withServer { browser, _ in
            // The program's page, which is at every path here.
            let answer = try await browser.get("/metrics")
            #expect(!answer.text.contains("bindery_sessions"))
        }
    }

    @Test func theMetricsCountWhatHappens() async throws {
        try await withServer {
            $0.metrics = MetricsEndpoint()
        } _: { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "]")
            try await page.send(#"[1,"e",\#(page.node("name")),"Ada"]"#)
            _ = try await page.wire.read(until: #"Hello, Ada"]],1]"#)
            try await page.send("no event")
            try await page.send(#"[0,"p"]"#)
            _ = try await page.wire.read(until: "[1,[],1]")
            let answer = try await browser.get("/metrics")
            #expect(answer.headers["Content-Type"] as? String == "text/plain; version=0.0.4; charset=utf-8")
            for line in [
                "bindery_sessions 1", "bindery_connections 1", #"bindery_events_total{kind="edit"} 1"#,
                #"bindery_refusals_total{reason="malformed"} 1"#, "bindery_event_seconds_count 1",
                "bindery_frame_bytes_count 3",
            ] {
                #expect(answer.text.contains("\n\(line)\n"), "\(line) in \(answer.text)")
            }
            page.close()
        }
    }

    @Test func theMetricsAreReadableFromThisMachineOnly() async throws {
        try await withServer {
            $0.metrics = MetricsEndpoint()
        } _: { browser, _ in
            let answer = try await browser.get("/metrics", ["X-Forwarded-For": "8.8.8.8"])
            #expect(answer.status == 404)
        }
    }

    @Test func theMetricsAreReadableWithTheToken() async throws {
        try await withServer {
            $0.metrics = MetricsEndpoint(path: "/stats", access: .bearer(token: "s3cret"))
        } _: { browser, _ in
            let refused = try await browser.get("/stats")
            #expect(refused.status == 404)
            let answer = try await browser.get("/stats", ["Authorization": "Bearer s3cret"])
            #expect(answer.text.contains("bindery_sessions 0"))
        }
    }

    @Test func theLogSaysWhatMayBeWrongWithTheProxy() async throws {
        let log = LogLines()
        try await withServer {
            $0.logger = log.logger
            $0.trustedProxies.insert("proxy.internal")
        } _: { browser, _ in
            let page = try await browser.open("/", origin: "https://127.0.0.1:\(browser.port)")
            #expect(page.head.hasPrefix("HTTP/1.1 403 "))
            #expect(log.contains("error", "entry=proxy.internal", "remedy=write it like 10.0.0.2 or 10.0.0.0/8"))
            #expect(
                log.contains("notice refused", "reason=origin", "remedy=if a proxy ends TLS, set security.transport"))
        }
    }

    @Test func theLogSaysThatTheSiteIsAskedForByAnotherName() async throws {
        let log = LogLines()
        try await withServer {
            $0.logger = log.logger
            $0.security.hosts = ["shop.example"]
            $0.metrics = MetricsEndpoint()
        } _: { browser, _ in
            let health = try await browser.get("/bindery/health")
            #expect(health.text == "ok\n", "who watches over it asks for the machine, not for the site")
            let metrics = try await browser.get("/metrics")
            #expect(metrics.text.contains("\nbindery_sessions 0\n"))
            let answer = try await browser.get("/")
            #expect(answer.status == 421)
            let counted = try await browser.get("/metrics").text
            #expect(counted.contains(#"bindery_refusals_total{reason="host"} 1"#))
            #expect(answer.text == "This server does not serve this host name.\n")
            #expect(
                log.contains(
                    "notice refused", "reason=host", "remedy=if it is a name of this site, add it to security.hosts"))
        }
    }

    @Test func theLogTellsWhatHappensAndNothingSecret() async throws {
        let log = LogLines()
        var secrets: [String] = ["hunter2", "q=confidential", "Ada"]
        try await withServer {
            $0.logger = log.logger
            $0.metrics = MetricsEndpoint(access: .bearer(token: "s3cret"))
            $0.limits.sessions = 500
        } _: { browser, _ in
            let page = try await browser.open("/place?q=confidential")
            #expect(page.head.hasPrefix("HTTP/1.1 101 "))
            secrets += [
                String(page.socket.split(separator: "=").last!),
                String(page.browser.cookie!.split(separator: "=").last!),
            ]
            _ = try await page.wire.read(until: "]")
            try await page.send(#"[1,"e",\#(page.node("name")),"Ada"]"#)
            try await page.send(#"[2,"e",\#(page.node("password")),"hunter2"]"#)
            try await page.send(#"hunter2 is no event"#)
            try await page.send(#"[3,"e",\#(page.node("name")),"Ada L."]"#)
            _ = try await page.wire.read(until: "Ada L.")
            let foreign = try await browser.open("/", origin: "http://elsewhere.example")
            #expect(foreign.head.hasPrefix("HTTP/1.1 403 "))
            let refused = try await browser.get("/metrics", ["Authorization": "Bearer wr0ng"])
            #expect(refused.status == 404)
            secrets += ["s3cret", "wr0ng"]
            page.close()
        }
        #expect(
            log.contains(
                "info serving", "host=127.0.0.1", "files=", "sessions=500", "store=none", "telemetry=none",
                "development=false"))
        #expect(log.contains("debug session opened", "path=/place", "session=1"))
        #expect(log.contains("debug session connected", "connection=1"))
        #expect(log.contains("debug refused", "reason=malformed"))
        #expect(log.contains("notice refused", "reason=origin"))
        #expect(log.contains("notice refused", "address=127.0.0.1", "reason=metrics"))
        for secret in secrets { #expect(!log.contains(secret), "\(log.all.filter { $0.contains(secret) })") }
    }
}

struct DrainTests {
    @Test func aFirstPageThatComputesDoesNotHoldUpTheEnd() async throws {
        let (began, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let content: @Sendable () -> AnyView = {
            began.signal()
            go.wait()
            return AnyView(Screen("busy", title: "Busy") {})
        }
        try await withServer(content: content) { browser, _ in
            Task { try await browser.open("/") }
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    began.wait()
                    continuation.resume()
                }
            }
        }
        go.signal()
    }

    @Test func aPageThatComputesDoesNotHoldUpTheEnd() async throws {
        let (began, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try await withServer {
            $0.drainTimeout = .milliseconds(50)
        } content: {
            AnyView(
                Screen("busy", title: "Busy") {
                    Button("Compute") {
                        began.signal()
                        go.wait()
                    }.id("compute")
                })
        } _: { browser, server in
            let (busy, other) = (try await browser.open("/"), try await browser.open("/"))
            try await busy.send(#"[1,"t",\#(busy.node("compute"))]"#)
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    began.wait()
                    continuation.resume()
                }
            }
            await server.drain()
            #expect(try await other.wire.readToEnd().contains("The server is shutting down"))
            go.signal()
        }
    }
}
