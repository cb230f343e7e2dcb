import BinderyView
import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// What is in the memory of one process, requested from another one.
@Suite struct PassedOnRequestsTests {
    /// A sign-in begins in the memory of one process, and counts in all.
    @Test func aUserSignsInAndOutWhereverTheirRequestsArrive() async throws {
        let redis = try await RedisServer()
        let stores = (try await RedisStore(redis.address), try await RedisStore(redis.address))
        try await SignInSite.serve(LiveSignIn(), store: stores.0, bus: stores.0) { first in
            try await SignInSite.serve(LiveSignIn(), store: stores.1, bus: stores.1) { second in
                var first = first
                let page = try await first.open("/account")
                let ticket = try await page.tapToLeave("in")
                // The ticket arrives at the other one, which passes the request on.
                var visitor = SiteVisitor(port: second.port, cookies: first.cookies)
                let answer = try await visitor.get(ticket)
                #expect(answer.status == 303)
                #expect(answer["location"] == ["/account"])
                #expect(try await visitor.text("user", at: "/account") == "user Ada")
                var returning = SiteVisitor(port: first.port, cookies: visitor.cookies)
                #expect(try await returning.text("user", at: "/account") == "user Ada")

                let account = try await returning.open("/account")
                let others = try await visitor.open("/account")
                try await others.send(#"[1,"t",\#(try others.node("everywhere"))]"#)
                #expect(try await account.isEnded())
            }
        }
    }

    /// A file in the memory of one process.
    @Test func aDownloadIsServedWhereverItIsRequested() async throws {
        let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let redis = try await RedisServer()
        let stores = (try await RedisStore(redis.address), try await RedisStore(redis.address))
        let file = ServedFile("a.txt", type: "text/plain") { content }
        try await withFiles(downloads: [file]) {
            $0.store = stores.0
            $0.bus = stores.0
        } _: { first, _ in
            try await withFiles {
                $0.store = stores.1
                $0.bus = stores.1
            } _: { second, _ in
                let page = try await first.open("/")
                let tags = page.html.matches(of: /<a [^>]*>/).map(\.0)
                let tag = try #require(tags.first { $0.contains(#"data-testid="a.txt""#) })
                let address = String(try #require(tag.firstMatch(of: /href="([^"]*)"/)?.1))
                    .replacingOccurrences(of: "&amp;", with: "&")
                let browser = Browser(port: second.port, cookie: page.browser.cookie)
                let answer = try await browser.data(address, [:], method: "GET")
                #expect(answer.status == 200 && answer.has(content))

                // A process that has ended.
                let lost = address.replacing(/at=[^&]*/, with: "at=nobody")
                let refused = try await browser.get(lost)
                #expect(refused.status == 503)
                #expect(
                    refused.text == """
                        This address belongs to a process that has ended or does not answer. Load the page again.

                        """)
            }
        }
    }
}
