import BinderyView
import BinderyWeb
import Logging
import Synchronization
import Testing

/// What happens before a page opens.
struct EnteringTests {
    private func withSite(
        _ change: (inout LiveServer.Options) -> Void = { _ in },
        enter: @escaping @Sendable (LiveRequest, inout LiveResponse) async -> Void,
        _ body: (SiteVisitor) async throws -> Void
    ) async throws {
        var options = LiveServer.Options(port: 0)
        options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        change(&options)
        let server = LiveServer(
            options: options, enter: enter, prepare: { _ in },
            page: { request, _ in
                LivePage(
                    language: .constant("en"), texts: .english,
                    content: Screen("page", title: "Page") { Text(request.location).id("location") })
            })
        try await running { ready in
            try await server.run(ready: ready)
        } _: { port in
            try await body(SiteVisitor(port: port))
        }
    }

    @Test func aPageKnowsWhoAsks() async throws {
        let requests = Mutex<[LiveRequest]>([])
        try await withSite { _ in
        } enter: { request, _ in
            requests.withLock { $0.append(request) }
        } _: { visitor in
            var visitor = visitor
            visitor.cookies = ["theme": "dark"]
            let answer = try await visitor.get(
                "/a?b=c",
                [
                    "X-Tenant": "one", "x-tenant": "two", "Authorization": "Bearer x", "X-Forwarded-For": "192.0.2.7",
                ])
            #expect(answer.status == 200)
            let request = try #require(requests.withLock { $0.first })
            #expect(request.location == "/a?b=c")
            #expect(request.headers["X-TENANT"] == ["one", "two"])
            #expect(request.headers.only("X-Tenant") == nil)
            #expect(request.headers.only("Authorization") == "Bearer x")
            #expect(request.headers["Cookie"] == [])
            #expect(request.cookies.only("theme") == "dark")
            #expect(request.address == "192.0.2.7")
            #expect(request.network == "192.0.2.7")
            #expect(request.host == "127.0.0.1:\(visitor.port)")
            #expect(!request.isSecure)
            #expect(request.context(as: String.self) == nil)
        }
    }

    @Test func aProxyThatIsNotTrustedDoesNotNameTheCaller() async throws {
        let addresses = Mutex<[String?]>([])
        try await withSite { options in
            options.trustedProxies = []
        } enter: { request, _ in
            addresses.withLock { $0.append(request.address) }
        } _: { visitor in
            var visitor = visitor
            _ = try await visitor.get("/", ["X-Forwarded-For": "192.0.2.7"])
            #expect(addresses.withLock { $0 } == ["127.0.0.1"])
        }
    }

    @Test func aPageSetsCookiesBeforeItOpens() async throws {
        try await withSite { _ in
        } enter: { _, response in
            if let cookie = try? LiveCookie("theme", "dark", maxAge: .seconds(60)) { response.setCookie(cookie) }
            if let cookie = try? LiveCookie("seen", "1") { response.setCookie(cookie) }
        } _: { visitor in
            var visitor = visitor
            let answer = try await visitor.get("/")
            #expect(answer.status == 200)
            let cookies = answer["set-cookie"]
            #expect(cookies.count == 3)
            #expect(cookies.contains("theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax"))
            #expect(cookies.contains("seen=1; Path=/; HttpOnly; SameSite=Lax"))
            #expect(answer["cache-control"] == ["no-store"])
        }
    }

    @Test func overHTTPSTheCookiesAreSecure() async throws {
        try await withSite { options in
            options.security.transport = .https
        } enter: { _, response in
            if let cookie = try? LiveCookie("theme", "dark") { response.setCookie(cookie) }
        } _: { visitor in
            var visitor = visitor
            let cookies = try await visitor.get("/")["set-cookie"]
            #expect(cookies.allSatisfy { $0.hasSuffix("; Secure") })
        }
    }

    @Test func aRedirectOpensNoPageAndKeepsTheCookies() async throws {
        let opened = Mutex(0)
        try await withSite { _ in
        } enter: { request, response in
            opened.withLock { $0 += 1 }
            if request.path == "/account" {
                response.redirect(to: "/login?next=" + request.path)
                if let cookie = try? LiveCookie("seen", "1") { response.setCookie(cookie) }
            }
        } _: { visitor in
            var visitor = visitor
            let answer = try await visitor.get("/account")
            #expect(answer.status == 303)
            #expect(answer["location"] == ["/login?next=%2Faccount"])
            #expect(answer.text == "")
            #expect(visitor.cookies["seen"] == "1")
            #expect(try await visitor.get("/login").status == 200)
        }
    }

    /// LiveView's CVE-2026-64941: the address comes from the request.
    @Test(arguments: [
        "//evil.example", "/%09/evil.example", "/%0d%0a/evil.example", "%5C%5Cevil.example", "https://evil.example",
        "%0d%0aSet-Cookie:%20a=b", "javascript:alert(1)",
    ])
    func aRedirectFromTheRequestStaysHere(_ next: String) async throws {
        try await withSite { _ in
        } enter: { request, response in
            if let next = request.query["next"] { response.redirect(to: next) }
        } _: { visitor in
            var visitor = visitor
            let answer = try await visitor.get("/?next=\(next)")
            #expect(answer.status == 303)
            let location = try #require(answer["location"].first)
            #expect(location.hasPrefix("/") && !location.hasPrefix("//"))
            #expect(location.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
            #expect(answer["set-cookie"].count == 1)
        }
    }

    @Test func theCallersOfAFullSiteCostTheApplicationNothing() async throws {
        let entered = Mutex(0)
        try await withSite { options in
            options.limits.sessions = 1
        } enter: { _, _ in
            entered.withLock { $0 += 1 }
        } _: { visitor in
            var visitor = visitor
            let (first, second) = (try await visitor.get("/"), try await visitor.get("/"))
            #expect(first.status == 200)
            #expect(second.status == 503)
            #expect(entered.withLock { $0 } == 1)
        }
    }

    @Test func theLogHasNoSecretsOfARequest() async throws {
        let log = LogLines()
        try await withSite { options in
            options.logger = log.logger
        } enter: { _, response in
            response.redirect(to: "/b?ticket=secret1")
        } _: { visitor in
            var visitor = visitor
            visitor.cookies = ["a": "secret2"]
            _ = try await visitor.get("/a", ["Authorization": "Bearer secret3"])
            #expect(!log.all.contains { $0.contains("secret") })
        }
    }
}
