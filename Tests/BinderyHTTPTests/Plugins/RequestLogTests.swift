import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

@Suite struct RequestLogTests {
    private var stubbed = StubbedClient()

    @Test mutating func secretsAreNotShown() {
        let lines = Messages()
        stubbed.client.base = URL(string: "http://ada:pass@service")!
        stubbed.client.plugins = [.bearer { "t0ken" }, .logging { lines.append($0) }]
        stubbed.client.headers = ["Accept": "a/b", "Cookie": "s=1", "X-Person-Name": "Ada"]
        stubbed.service.on(
            .get, "goods",
            .status(200, headers: ["Set-Cookie": "s=2", "ETag": "x"], pageJSON, after: .milliseconds(84)))
        _ = stubbed.outcome(
            of: Endpoint<Page, HTTPFailure>(.get, "goods", query: ["q": "茶", "Access_Token": "geheim"]))
        #expect(
            lines.all == [
                "→ GET http://service/goods?q=%E8%8C%B6&Access_Token=*** [Accept: a/b, Cookie: ***, X-Person-Name: ***, Authorization: ***]",
                "← 200 GET goods, \(pageJSON.utf8.count) bytes in 84 ms [Set-Cookie: ***, ETag: x]",
            ])
    }

    @Test mutating func moreCanBeCovered() {
        let lines = Messages()
        var redaction = Redaction.default
        redaction.headers.insert("x-tenant")
        redaction.query.insert("phone")
        stubbed.client.plugins = [.logging(redaction: redaction) { lines.append($0) }]
        stubbed.service.on(.get, "goods", .status(200))
        _ = stubbed.outcome(
            of: Endpoint<Void, HTTPFailure>(.get, "goods", query: ["phone": 1], headers: ["X-Tenant": "1"]))
        #expect(lines.all.first == "→ GET http://service/goods?phone=*** [X-Tenant: ***]")
    }

    @Test mutating func eachTryIsTold() {
        let lines = Messages()
        stubbed.client.plugins = [.logging { lines.append($0) }]
        stubbed.client.retry = HTTPRetry(limit: 1, backoff: Backoff(initial: .seconds(1), jitter: 0))
        stubbed.service.on(.get, "a/\(1)", .failure(.refused, after: .milliseconds(5)), .status(404))
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.get, "a/\(1)"))
        #expect(
            lines.all == [
                "→ GET http://service/a/1 []",
                "✗ GET a/{} after 5 ms: the connection was refused; is the service running?",
                "→ GET http://service/a/1 []", "← 404 GET a/{}, 0 bytes in 0 ms []",
            ])
    }

    /// The first plug-in is the outermost.
    @Test mutating func whatComesAfterTheLogIsNotInIt() {
        let lines = Messages()
        stubbed.client.plugins = [.logging { lines.append($0) }, .bearer { "t" }]
        stubbed.service.on(.get, "goods", .status(200))
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.get, "goods"))
        #expect(lines.all.first == "→ GET http://service/goods []")
    }
}
