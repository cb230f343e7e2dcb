import Bindery
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

@testable import BinderyHTTP

@Suite struct RequestLogTests {
    private var stubbed = StubbedClient()

    @Test mutating func secretsAreNotShown() {
        let lines = Messages()
        stubbed.client.base = URL(string: "http://ada:pass@service")!
        stubbed.client.plugins = [.bearer { "t0ken" }, .logging { lines.append($0) }]
        stubbed.client.headers = ["Accept": "a/b", "Cookie": "s=1"]
        stubbed.service.on(
            .get, "goods",
            .status(200, headers: ["Set-Cookie": "s=2", "ETag": "x"], pageJSON, after: .milliseconds(84)))
        _ = stubbed.outcome(
            of: Endpoint<Page, HTTPFailure>(.get, "goods", query: ["q": "茶", "Access_Token": "geheim"]))
        #expect(
            lines.all == [
                "→ GET goods?q=%E8%8C%B6&Access_Token=*** at http://service [Accept: a/b, Cookie: ***, Authorization: ***]",
                "← 200 GET goods, \(pageJSON.utf8.count) bytes in 84 ms [Set-Cookie: ***, ETag: x]",
            ])
    }

    /// A path may identify a user, for example by a telephone number.
    @Test mutating func valuesOfThePathAreNotShown() {
        let lines = Messages()
        stubbed.client.plugins = [.logging { lines.append($0) }]
        stubbed.service.on(.get, "accounts/\("13812345678")/avatar", .status(200))
        _ = stubbed.outcome(
            of: Endpoint<Void, HTTPFailure>(.get, "accounts/\("13812345678")/avatar", query: ["size": 2]))
        #expect(
            lines.all == [
                "→ GET accounts/{}/avatar?size=2 at http://service []",
                "← 200 GET accounts/{}/avatar, 0 bytes in 0 ms []",
            ])
    }

    @Test(arguments: [
        "accessToken", "access-token", "ACCESS_TOKEN", "access%5Ftoken", "id_token", "idToken", "jwt", "apiKey",
        "client_secret",
        "refreshToken", "sessionId", "X-Amz-Signature", "passwd",
    ])
    func aNameIsSecretHoweverItIsWritten(name: String) {
        let url = URL(string: "http://service/goods?\(name)=geheim&page=1")!
        #expect(Redaction.default.query(of: url) == "?\(name)=***&page=1")
    }

    @Test(arguments: ["token_count", "keyword", "codec", "author"])
    func aNameThatOnlyContainsOneIsShown(name: String) {
        #expect(Redaction.default.query(of: URL(string: "http://service?\(name)=1")!) == "?\(name)=1")
    }

    @Test(arguments: [
        (
            "Location", "https://ada:pass@other/accounts/1381?code=geheim&page=2#access_token=geheim",
            "https://other/…?code=***&page=2#***"
        ),
        ("location", "/accounts/1381?jwt=geheim", "/…?jwt=***"), ("Content-Location", "accounts/1381", "…"),
        ("Referer", "https://service/", "https://service/"), ("Location", "http://[", "***"),
        (
            "Link", #"<https://service/goods/1381?page=2&token=geheim>; rel="next", </a/1381>; rel="prev""#,
            #"<https://service/…?page=2&token=***>; rel="next", </…>; rel="prev""#
        ),
        ("X-Other", "https://service/a", "https://service/a"),
    ])
    func addressesInHeadersAreCoveredToo(name: String, value: String, shown: String) {
        #expect(Redaction.default.text(of: [name: value] as HTTPHeaders) == "\(name): \(shown)")
    }

    @Test mutating func moreCanBeCovered() {
        let lines = Messages()
        var redaction = Redaction.default
        redaction.headers.insert("X-Tenant")
        redaction.query.insert("Phone-Number")
        stubbed.client.plugins = [.logging(redaction: redaction) { lines.append($0) }]
        stubbed.service.on(.get, "goods", .status(200))
        _ = stubbed.outcome(
            of: Endpoint<Void, HTTPFailure>(.get, "goods", query: ["phoneNumber": 1], headers: ["x-tenant": "1"]))
        #expect(lines.all.first == "→ GET goods?phoneNumber=*** at http://service [x-tenant: ***]")
    }

    @Test mutating func eachTryIsTold() {
        let lines = Messages()
        stubbed.client.plugins = [.logging { lines.append($0) }]
        stubbed.client.retry = HTTPRetry(limit: 1, backoff: Backoff(initial: .seconds(1), jitter: 0))
        stubbed.service.on(.get, "a/\(1)", .failure(.refused, after: .milliseconds(5)), .status(404))
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.get, "a/\(1)"))
        #expect(
            lines.all == [
                "→ GET a/{} at http://service []",
                "✗ GET a/{} after 5 ms: the connection was refused; is the service running?",
                "→ GET a/{} at http://service []", "← 404 GET a/{}, 0 bytes in 0 ms []",
            ])
    }

    /// The first plug-in is the outermost.
    @Test mutating func whatComesAfterTheLogIsNotInIt() {
        let lines = Messages()
        stubbed.client.plugins = [.logging { lines.append($0) }, .bearer { "t" }]
        stubbed.service.on(.get, "goods", .status(200))
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.get, "goods"))
        #expect(lines.all.first == "→ GET goods at http://service []")
    }
}
