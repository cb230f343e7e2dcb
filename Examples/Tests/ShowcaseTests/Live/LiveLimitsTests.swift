import BinderyView
import BinderyWeb
import Foundation
import Testing

/// What is refused, and how, on real sockets.
@Suite(.timeLimit(.minutes(1))) struct LiveLimitsTests {
    /// Serves one page while `body` runs.
    private func serve(
        _ change: (inout LiveServer.Options) -> Void, _ body: @escaping @Sendable (_ base: URL) async throws -> Void
    ) async throws {
        var options = LiveServer.Options(port: 0)
        change(&options)
        let server = LiveServer(
            options: options, prepare: { _ in },
            page: { _, _ in
                LivePage(
                    language: .constant("en"), texts: .english, content: Screen("test", title: "Test") { Text("Here") })
            })
        try await withThrowingTaskGroup { group in
            let (ports, found) = AsyncStream<Int>.makeStream()
            group.addTask { try await server.run { found.yield($0) } }
            group.addTask {
                for await port in ports {
                    try await body(URL(string: "http://127.0.0.1:\(port)/")!)
                    break
                }
            }
            _ = try await group.next()
            group.cancelAll()
        }
    }

    private static func get(_ url: URL, for address: String? = nil) async throws -> (HTTPURLResponse, String) {
        var request = URLRequest(url: url)
        request.setValue(address, forHTTPHeaderField: "X-Forwarded-For")
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
        return (try #require(response as? HTTPURLResponse), String(decoding: data, as: UTF8.self))
    }

    @Test func oneAddressHasOnlySoManySessions() async throws {
        try await serve {
            $0.limits.sessionsPerAddress = 2
        } _: { base in
            for _ in 0..<2 { #expect(try await Self.get(base, for: "203.0.113.9").0.statusCode == 200) }
            let (answer, text) = try await Self.get(base, for: "198.51.100.1, 203.0.113.9")
            #expect(answer.statusCode == 429)
            #expect(answer.value(forHTTPHeaderField: "Retry-After") == "60")
            #expect(text.contains("Too many pages are open at your network address."))
            #expect(try await Self.get(base, for: "203.0.113.10").0.statusCode == 200, "another address is another matter")
            for _ in 0..<4 { #expect(try await Self.get(base).0.statusCode == 200, "a proxy that names nobody is not counted") }
        }
    }

    @Test func whoIsNoTrustedProxyIsCountedWhateverItSays() async throws {
        try await serve {
            $0.limits.sessionsPerAddress = 2
            $0.trustedProxies = []
        } _: { base in
            for number in 0..<2 { #expect(try await Self.get(base, for: "203.0.113.\(number)").0.statusCode == 200) }
            #expect(try await Self.get(base, for: "203.0.113.3").0.statusCode == 429)
        }
    }

    @Test func thereAreOnlySoManySessions() async throws {
        try await serve {
            $0.limits.sessions = 1
        } _: { base in
            #expect(try await Self.get(base).0.statusCode == 200)
            let (answer, text) = try await Self.get(base)
            #expect(answer.statusCode == 503)
            #expect(text.contains("More people are here than the site can serve."))
        }
    }

    @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\n"])
    func whoTakesForEverToAskIsDisconnected(_ beginning: String) async throws {
        try await serve {
            $0.limits.handshakeTimeout = .milliseconds(50)
        } _: { base in
            let answer = try await Self.send(beginning, to: try #require(base.port))
            #expect(answer == "", "closed, and nothing said")
        }
    }

    @Test func whoSaysNothingAfterAnAnswerIsDisconnected() async throws {
        try await serve {
            $0.limits.keepAliveTimeout = .milliseconds(50)
        } _: { base in
            let answer = try await Self.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", to: try #require(base.port))
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    /// Sends a text and gives all that comes until the other side closes.
    @concurrent private static func send(_ text: String, to port: Int) async throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        _ = Array(text.utf8).withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { answer += buffer.prefix(count) }
        return String(decoding: answer, as: UTF8.self)
    }
}
