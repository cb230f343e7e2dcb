import Foundation
import Hummingbird
import Testing

@testable import Embedding

/// A live page in an application that has routes of its own.
@Suite(.serialized) struct EmbeddingTests {
    private func withApplication(_ body: (Browser) async throws -> Void) async throws {
        try await running({ ready in try await makeApplication(port: 0, ready: ready).run() }) {
            try await body(Browser(port: $0))
        }
    }

    @Test func theRoutesOfTheApplicationAnswerAsBefore() async throws {
        try await withApplication { browser in
            let answer = try await browser.get("/api/votes")
            #expect(answer.text == #"{"votes":0}"#)
            #expect(answer.headers["X-Served-By"] as? String == "votes")
            #expect(try await browser.get("/elsewhere").status == 404)
        }
    }

    @Test func thePageIsThereWithTheMiddlewareAndItsFiles() async throws {
        try await withApplication { browser in
            let page = try await browser.get("/votes")
            #expect(page.status == 200)
            #expect(page.headers["X-Served-By"] as? String == "votes")
            #expect(page.text.contains(#"data-screen="votes""#))
            let script = try #require(page.text.firstMatch(of: /src="([^"]*)"/)?.1)
            #expect(try await browser.get(String(script)).headers["Content-Type"] as? String == "text/javascript; charset=utf-8")
            #expect(try await browser.get("/bindery/health").text == "ok\n")
            #expect(try await browser.get("/votes/below").status == 200)
        }
    }

    @Test func whatARouteDoesIsOnThePageAtOnce() async throws {
        try await withApplication { browser in
            let page = try await browser.open("/votes")
            #expect(page.head.hasPrefix("HTTP/1.1 101 "))
            _ = try await page.wire.read(until: "]")
            #expect(try await browser.get("/api/votes", method: "POST").text == #"{"votes":1}"#)
            #expect(try await page.wire.read(until: "]]").contains(#""1""#))
            try await page.send(#"[1,"t",\#(page.node("vote"))]"#)
            #expect(try await page.wire.read(until: #""2""#).contains(#""2""#))
            #expect(try await browser.get("/api/votes").text == #"{"votes":2}"#)
            page.close()
        }
    }
}
