import BinderyWeb
import Testing

/// What a server refuses, and how, on real sockets.
struct LiveLimitsTests {
    private static func status(_ browser: Browser, for address: String? = nil) async throws -> Int {
        try await browser.get("/", address.map { ["X-Forwarded-For": $0] } ?? [:]).status
    }

    private static func statuses(_ browser: Browser, for addresses: String...) async throws -> [Int] {
        var statuses: [Int] = []
        for address in addresses { statuses.append(try await status(browser, for: address)) }
        return statuses
    }

    @Test func oneAddressHasOnlySoManySessions() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 2
        } _: { browser, _ in
            for _ in 0..<2 { #expect(try await Self.status(browser, for: "203.0.113.9") == 200) }
            let answer = try await browser.get("/", ["X-Forwarded-For": "198.51.100.1, 203.0.113.9"])
            #expect(answer.status == 429)
            #expect(answer.headers["Retry-After"] as? String == "60")
            #expect(answer.text.contains("Too many pages are open from your network address."))
            #expect(try await Self.status(browser, for: "203.0.113.10") == 200, "another address is another matter")
            for _ in 0..<4 {
                #expect(try await Self.status(browser) == 200, "a proxy that names nobody is not counted")
            }
        }
    }

    @Test func anUntrustedProxyIsCountedByItsOwnAddress() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 2
            $0.trustedProxies = []
        } _: { browser, _ in
            let statuses = try await Self.statuses(browser, for: "203.0.113.0", "203.0.113.1", "203.0.113.2")
            #expect(statuses == [200, 200, 429])
        }
    }

    @Test func theAddressesOfOneCustomerAreCountedTogether() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 1
        } _: { browser, _ in
            let six = try await Self.statuses(
                browser, for: "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1")
            #expect(six == [200, 429, 200], "it chooses among 2^64")
            let four = try await Self.statuses(browser, for: "203.0.113.9", "::ffff:203.0.113.9", "203.0.113.10")
            #expect(four == [200, 429, 200])
        }
    }

    @Test func aProxyBehindAProxyIsLookedPast() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 1
            $0.trustedProxies.insert("10.0.0.0/8")
        } _: { browser, _ in
            let statuses = try await Self.statuses(
                browser, for: "203.0.113.9, 10.0.0.3", "203.0.113.9:4711, 10.1.0.4", "203.0.113.10, 10.0.0.3")
            #expect(statuses == [200, 429, 200])
        }
    }

    @Test func whoSendsTooMuchIsReadMoreSlowlyAndLosesNothing() async throws {
        let log = LogLines()
        try await withServer {
            $0.limits.eventsPerSecond = 20
            $0.limits.eventBurst = 5
            $0.metrics = MetricsEndpoint()
            $0.logger = log.logger
        } _: { browser, _ in
            let page = try await browser.open("/")
            let name = try page.node("name")
            try await page.send((1...20).map { #"[\#($0),"e",\#(name),"name \#($0)"]"# })
            _ = try await page.wire.read(until: #"Hello, name 20"]],20]"#)
            let metrics = try await browser.get("/metrics").text
            #expect(metrics.contains("\n" + #"bindery_events_total{kind="edit"} 20"# + "\n"))
            #expect(metrics.contains(/\nbindery_pauses_total [1-9]/))
            #expect(log.contains("notice", "sends more events than allowed"))
            page.close()
        }
    }

    @Test func thereAreOnlySoManySessions() async throws {
        try await withServer {
            $0.limits.sessions = 1
        } _: { browser, _ in
            #expect(try await Self.status(browser) == 200)
            let answer = try await browser.get("/")
            #expect(answer.status == 503)
            #expect(answer.text.contains("The site is at capacity."))
        }
    }

    @Test func pagesThatComeBackFromTheStoreAreCountedToo() async throws {
        let store = MemorySessionStore()
        func withStore(_ body: (Browser) async throws -> Void) async throws {
            try await withServer {
                $0.limits.sessionsPerAddress = 1
                $0.trustedProxies = []
                $0.store = store
            } _: { browser, _ in
                try await body(browser)
            }
        }
        var pages: [OpenPage] = []
        for _ in 0..<2 {
            try await withStore { browser in
                let page = try await browser.open("/")
                try await page.send(#"[1,"e",\#(page.node("name")),"Ada"]"#)
                _ = try await page.wire.read(until: "[],1]")
                pages.append(page)
            }
        }
        #expect(await store.count == 2)
        try await withStore { browser in
            var answers: [String] = []
            for page in pages {
                let returning = Browser(port: browser.port, cookie: page.browser.cookie)
                let (wire, _) = try await returning.connect(page.socket)
                answers.append(try await wire.read(until: "]]"))
            }
            #expect(answers[0].contains("Form"), "it is as it was")
            #expect(answers[1].contains(#"[["X"]]"#), "it is reloaded, and then told why not")
            #expect(try await Self.status(browser) == 429)
        }
    }

    @Test func aPageIsToldHowMuchTheServerTakes() async throws {
        try await withServer {
            $0.limits.messageSize = 4096
        } _: { browser, _ in
            let page = try await browser.get("/").text
            #expect(page.contains(#"data-message-size="4096""#))
        }
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n"])
    func anIncompleteRequestIsDisconnected(_ beginning: String) async throws {
        try await withServer {
            $0.limits.handshakeTimeout = .milliseconds(50)
        } _: { browser, _ in
            let answer = try await Self.send(beginning, to: browser.port)
            #expect(answer == "", "closed, and nothing said")
        }
    }

    @Test func anIdleConnectionIsDisconnected() async throws {
        try await withServer {
            $0.limits.keepAliveTimeout = .milliseconds(50)
        } _: { browser, _ in
            let answer = try await Self.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", to: browser.port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    /// Sends a text, and returns everything that arrives until the other side closes the connection.
    private static func send(_ text: String, to port: Int) async throws -> String {
        let wire = try Wire(port: port)
        try await wire.write(Array(text.utf8))
        return try await wire.readToEnd()
    }
}
