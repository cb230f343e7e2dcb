import BinderyWeb
import Testing

/// The behaviour of connections that does not depend on the request, on real sockets.
struct ConnectionTests {
    private static let offers = [
        "GET /bindery/health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n",
        "GET /bindery/socket?page=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        "CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    ]

    @Test(arguments: offers)
    func anOfferThatIsNotTakenIsTheLastRequestOfItsConnection(_ request: String) async throws {
        try await withServer { browser, _ in
            let wire = try Wire(port: browser.port)
            try await wire.write(Array(request.utf8))
            let answer = try await wire.readToEnd()
            #expect(answer.contains(#/HTTP/1\.1 (200|403|405) /#))
            #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
        }
    }

    @Test(arguments: offers)
    func nothingIsCollectedBehindAnOfferThatIsNotTaken(_ request: String) async throws {
        try await withServer {
            $0.limits.handshakeTimeout = .milliseconds(200)
        } _: { browser, _ in
            let wire = try Wire(port: browser.port)
            try await wire.write(Array(request.utf8))
            _ = try await wire.read(until: "\r\n\r\n")
            // The system's buffers for both ends of a connection take a few megabytes.
            #expect(await wire.writeUntilRefused(most: 128 << 20) < 32 << 20)
        }
    }

    @Test func anUpgradeNeedNotBeTheFirstRequestOfItsConnection() async throws {
        try await withServer { browser, _ in
            let page = try await browser.open("/")
            let wire = try Wire(port: browser.port)
            try await wire.write(Array("GET /bindery/health HTTP/1.1\r\nHost: 127.0.0.1:\(browser.port)\r\n\r\n".utf8))
            _ = try await wire.read(until: "ok\n")
            try await wire.write(page.browser.request(for: page.socket))
            let head = try await wire.read(until: "\r\n\r\n")
            #expect(head.hasPrefix("HTTP/1.1 101 "))
            _ = try await wire.read(until: "]")
            try await wire.write(OpenPage.frames([#"[1,"e",\#(page.node("name")),"Ada"]"#]))
            let told = try await wire.read(until: "Hello, Ada")
            #expect(told.contains("Hello, Ada"))
            wire.close()
        }
    }

    @Test func whatComesRightBehindAnUpgradeIsNotLost() async throws {
        try await withServer { browser, _ in
            let page = try await browser.open("/")
            let wire = try Wire(port: browser.port)
            let health = "GET /bindery/health HTTP/1.1\r\nHost: 127.0.0.1:\(browser.port)\r\n\r\n"
            try await wire.write(
                Array(health.utf8) + Array(health.utf8) + page.browser.request(for: page.socket)
                    + OpenPage.frames([#"[1,"e",\#(page.node("name")),"Ada"]"#]))
            let told = try await wire.read(until: "Hello, Ada")
            #expect(told.matches(of: #/HTTP/1\.1 200 /#).count == 2)
            #expect(told.matches(of: #/HTTP/1\.1 101 /#).count == 1)
            #expect(told.contains("Hello, Ada"))
            wire.close()
        }
    }

    @Test(arguments: ["POST", "HEAD", "OPTIONS", "CONNECT"])
    func onlyAGetBecomesAWebSocket(_ method: String) async throws {
        try await withServer { browser, _ in
            let page = try await browser.open("/")
            let wire = try Wire(port: browser.port)
            let request = String(decoding: page.browser.request(for: page.socket), as: UTF8.self)
            try await wire.write(Array((method + request.dropFirst("GET".count)).utf8))
            let head = try await wire.read(until: "\r\n\r\n")
            #expect(head.contains(#/^HTTP/1\.1 40[35] /#))
        }
    }

    @Test(arguments: [("/", "a/"), ("/?", "a&")])
    func aHeadJustBelowTheLimitGetsThePage(_ beginning: String, _ part: String) async throws {
        try await withServer { browser, _ in
            let wire = try Wire(port: browser.port)
            let target = beginning + String(repeating: part, count: 15_000) + "a"
            try await wire.write(Array("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
            let answer = try await wire.read(until: "\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test func aBodyThatComesAfterItsAnswerKeepsNoConnectionOpen() async throws {
        try await withServer {
            $0.limits.keepAliveTimeout = .milliseconds(50)
        } _: { browser, _ in
            let wire = try Wire(port: browser.port)
            try await wire.write(Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n".utf8))
            _ = try await wire.read(until: "answered.\n")
            try await wire.write([0x78])
            #expect(try await wire.readToEnd() == "")
        }
    }

    @Test func thePageThatIsNotKnownIsDisconnected() async throws {
        try await withServer {
            $0.limits.handshakeTimeout = .milliseconds(200)
        } _: { browser, _ in
            let (wire, head) = try await browser.connect("/bindery/socket?page=\(String(repeating: "0", count: 32))")
            #expect(head.hasPrefix("HTTP/1.1 101 "))
            #expect(try await wire.readToEnd().contains(#"[["X"]]"#))
        }
    }

    @Test func aPathWithControlCharactersIsNotLedAnywhere() async throws {
        try await withServer { browser, _ in
            for path in ["/\t/evil.example/", "/\u{B}/evil.example/", "/%09/evil.example/", "/%0a/evil.example/"] {
                let wire = try Wire(port: browser.port)
                try await wire.write(Array("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
                let answer = try await wire.read(until: "\r\n\r\n")
                let location = answer.firstMatch(of: /(?i)\r\nlocation: *(.*)\r\n/)?.1 ?? "/"
                #expect(location.wholeMatch(of: /\/|\/[!-.0-\[\]-~][!-~]*/) != nil, "\(path) leads to \(location)")
            }
        }
    }

    @Test(arguments: [
        ("GET", "/nowhere", 404), ("POST", "/", 405), ("GET", "/bindery/socket", 403), ("GET", "/place/", 308),
        ("GET", "/bindery/nothing", 404),
    ])
    func noAnswerWithoutASessionIsKeptByACache(_ method: String, _ path: String, _ status: Int) async throws {
        try await withServer { browser, _ in
            let wire = try Wire(port: browser.port)
            try await wire.write(Array("\(method) \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
            let answer = try await wire.read(until: "\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(answer.lowercased().contains("\r\ncache-control: no-store\r\n"))
        }
    }

    @Test func aPictureOfAnotherSiteOpensNoSession() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 1
            $0.trustedProxies = []
        } _: { browser, _ in
            for (destination, status) in [("image", 403), ("iframe", 403), ("empty", 403), ("document", 200)] {
                let fields = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": destination]
                let answer = try await browser.get("/", fields)
                #expect(answer.status == status)
            }
        }
    }

    @Test func aBrowserThatReadsLateGetsWholeFramesInOrder() async throws {
        try await withServer {
            $0.limits.eventsPerSecond = 1_000_000
            $0.limits.eventBurst = 1_000_000
        } _: { browser, _ in
            let page = try await browser.open("/")
            // The session writes the greetings while the event loop writes the pongs.
            let name = try page.node("name")
            for round in 0..<40 {
                let texts = (1...50).map { #"[\#(round * 50 + $0),"e",\#(name),"\#(round)-\#($0)"]"# }
                try await page.wire.write(
                    texts.flatMap { OpenPage.frames([$0]) + [0x89, 0x82, 0, 0, 0, 0, UInt8(round), 1] })
            }
            let frames = try await page.wire.readFrames(until: { $0.opcode == 1 && $0.text.contains("Hello, 39-50") })
            let pongs = frames.filter { $0.opcode == 10 }.map { Int($0.payload[0]) }
            #expect(pongs == pongs.sorted())
            #expect(frames.allSatisfy { $0.opcode == 10 || $0.opcode == 1 && $0.text.hasPrefix("[") })
            page.close()
        }
    }
}
