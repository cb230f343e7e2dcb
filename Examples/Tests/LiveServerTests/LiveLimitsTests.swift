import BinderyWeb
import Testing

/// What is refused, and how, on real sockets.
@Suite(.timeLimit(.minutes(1))) struct LiveLimitsTests {
    private static func status(_ browser: Browser, for address: String? = nil) async throws -> Int {
        try await browser.get("/", address.map { ["X-Forwarded-For": $0] } ?? [:]).status
    }

    @Test func oneAddressHasOnlySoManySessions() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 2
        } _: { browser, _ in
            for _ in 0..<2 { #expect(try await Self.status(browser, for: "203.0.113.9") == 200) }
            let answer = try await browser.get("/", ["X-Forwarded-For": "198.51.100.1, 203.0.113.9"])
            #expect(answer.status == 429)
            #expect(answer.headers["Retry-After"] as? String == "60")
            #expect(answer.text.contains("Too many pages are open at your network address."))
            #expect(try await Self.status(browser, for: "203.0.113.10") == 200, "another address is another matter")
            for _ in 0..<4 {
                #expect(try await Self.status(browser) == 200, "a proxy that names nobody is not counted")
            }
        }
    }

    @Test func whoIsNoTrustedProxyIsCountedWhateverItSays() async throws {
        try await withServer {
            $0.limits.sessionsPerAddress = 2
            $0.trustedProxies = []
        } _: { browser, _ in
            var answers: [Int] = []
            for number in 0..<3 { answers.append(try await Self.status(browser, for: "203.0.113.\(number)")) }
            #expect(answers == [200, 200, 429])
        }
    }

    @Test func thereAreOnlySoManySessions() async throws {
        try await withServer {
            $0.limits.sessions = 1
        } _: { browser, _ in
            #expect(try await Self.status(browser) == 200)
            let answer = try await browser.get("/")
            #expect(answer.status == 503)
            #expect(answer.text.contains("More people are here than the site can serve."))
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
    func whoTakesForEverToAskIsDisconnected(_ beginning: String) async throws {
        try await withServer {
            $0.limits.handshakeTimeout = .milliseconds(50)
        } _: { browser, _ in
            let answer = try await Self.send(beginning, to: browser.port)
            #expect(answer == "", "closed, and nothing said")
        }
    }

    @Test func whoSaysNothingAfterAnAnswerIsDisconnected() async throws {
        try await withServer {
            $0.limits.keepAliveTimeout = .milliseconds(50)
        } _: { browser, _ in
            let answer = try await Self.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", to: browser.port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    /// Sends a text and gives all that comes until the other side closes.
    private static func send(_ text: String, to port: Int) async throws -> String {
        let wire = try Wire(port: port)
        try await wire.write(Array(text.utf8))
        return try await wire.readToEnd()
    }
}
