import BinderyView
import BinderyWeb
import Foundation
import Hummingbird
import Testing

@testable import Embedding

/// A live page in an application with its own routes.
@Suite(.serialized) struct EmbeddingTests {
    private func withApplication(_ body: (Browser) async throws -> Void) async throws {
        try await running { ready in
            try await makeApplication(port: 0, ready: ready).run()
        } _: { port in
            try await body(Browser(port: port))
        }
    }

    @Test func theRoutesOfTheApplicationAnswerAsBefore() async throws {
        try await withApplication { browser in
            let answer = try await browser.get("/api/votes")
            #expect(answer.text == #"{"votes":0}"#)
            #expect(answer.headers["X-Served-By"] as? String == "votes")
            let elsewhere = try await browser.get("/elsewhere")
            #expect(elsewhere.status == 404)
        }
    }

    @Test func thePageIsThereWithTheMiddlewareAndItsFiles() async throws {
        try await withApplication { browser in
            let page = try await browser.get("/votes")
            #expect(page.status == 200)
            #expect(page.headers["X-Served-By"] as? String == "votes")
            #expect(page.text.contains(#"data-screen="votes""#))
            let script = try #require(page.text.firstMatch(of: /src="([^"]*)"/)?.1)
            let file = try await browser.get(String(script))
            #expect(file.headers["Content-Type"] as? String == "text/javascript; charset=utf-8")
            let health = try await browser.get("/bindery/health")
            #expect(health.text == "ok\n")
            let below = try await browser.get("/votes/below")
            #expect(below.status == 200)
        }
    }

    private func log(of transport: LiveSecurity.Transport) -> LogLines {
        let log = LogLines()
        var options = LiveServer.Options()
        options.logger = log.logger
        options.security.transport = transport
        let pages = LiveServer(
            options: options, prepare: { _ in },
            page: { _, _ in LivePage(language: .constant("en"), texts: .english, content: Text("")) })
        Router().live(pages, at: "/votes", "/polls")
        return log
    }

    @Test func theLogTellsWherePagesAreServed() {
        let log = log(of: .https)
        #expect(log.contains("info serving", "paths=/votes /polls", "sessions="))
        #expect(log.all.count == 1)
    }

    @Test func aRouterThatCannotKnowItsProxyIsReported() {
        #expect(
            log(of: .forwarded).contains(
                "error security.transport is .forwarded, but the router's context does not provide the client's address",
                "remedy=conform the context to RemoteAddressRequestContext, or set security.transport to .https"))
    }

    @Test func whatARouteDoesIsOnThePageAtOnce() async throws {
        try await withApplication { browser in
            let page = try await browser.open("/votes")
            #expect(page.head.hasPrefix("HTTP/1.1 101 "))
            _ = try await page.wire.read(until: "]")
            let voted = try await browser.get("/api/votes", method: "POST")
            #expect(voted.text == #"{"votes":1}"#)
            let told = try await page.wire.read(until: #""1""#)
            #expect(told.contains(#""1""#))
            try await page.send(#"[1,"t",\#(page.node("vote"))]"#)
            let answered = try await page.wire.read(until: #""2""#)
            #expect(answered.contains(#""2""#))
            let now = try await browser.get("/api/votes")
            #expect(now.text == #"{"votes":2}"#)
            page.close()
        }
    }
}
