import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BinderyWeb

@Suite("What a worker passes on, and what it tells the user of a page that is set aside")
struct ConnectionPassingTests {
    private func text(_ request: ConnectionPassing.Request) -> String { String(decoding: request.bytes, as: UTF8.self) }

    @Test func aRequestIsWrittenAsItWasRead() {
        var request = ConnectionPassing.Request(
            HTTPRequestHead(
                version: .http1_1, method: .PATCH, uri: "/bindery/files/1?at=a.1",
                headers: ["Host": "shop", "Content-Length": "3"]))
        request.append(.body(ByteBuffer(string: "ab")))
        request.append(.body(ByteBuffer(string: "c")))
        request.append(.end(nil))
        request.append(ByteBuffer(string: "GET / HT"))
        #expect(
            text(request)
                == "PATCH /bindery/files/1?at=a.1 HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\n\r\nabcGET / HT")
    }

    @Test func theBodyOfUnknownLengthKeepsItsChunks() {
        var request = ConnectionPassing.Request(
            HTTPRequestHead(version: .http1_1, method: .PATCH, uri: "/a", headers: ["Transfer-Encoding": "chunked"]))
        request.append(.body(ByteBuffer(string: "0123456789abcdef")))
        request.append(.end(nil))
        #expect(
            text(request)
                == "PATCH /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n")
    }

    private func relayed(
        _ headers: NIOHTTP1.HTTPHeaders, from peer: String, trusting proxies: [String] = []
    ) throws -> String {
        var policy = SitePolicy()
        policy.security.transport = .forwarded
        policy.trustedProxies = proxies.compactMap { IPNetwork($0) }
        let request = ConnectionPassing.Request(
            HTTPRequestHead(version: .http1_1, method: .GET, uri: "/a", headers: headers))
        return text(request.relayed(for: try SocketAddress(ipAddress: peer, port: 1), under: policy))
    }

    /// The other machine believes this one.
    @Test func aClientIsNotBelievedWhatItSaysOfItself() throws {
        let forged: NIOHTTP1.HTTPHeaders = [
            "X-Forwarded-For": "203.0.113.7", "x-forwarded-proto": "https", "Forwarded": "for=203.0.113.7",
            "Connection": "keep-alive",
        ]
        #expect(
            try relayed(forged, from: "198.51.100.1") == """
                GET /a HTTP/1.1\r
                X-Forwarded-For: 198.51.100.1\r
                X-Forwarded-Proto: http\r
                Connection: close\r
                \r

                """)
    }

    @Test func aTrustedProxyIsBelievedAndNamed() throws {
        let headers: NIOHTTP1.HTTPHeaders = [
            "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "Upgrade": "websocket",
            "Connection": "Upgrade",
        ]
        #expect(
            try relayed(headers, from: "10.0.0.1", trusting: ["10.0.0.0/8"]) == """
                GET /a HTTP/1.1\r
                X-Forwarded-For: 203.0.113.7\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                X-Forwarded-For: 10.0.0.1\r
                X-Forwarded-Proto: https\r
                \r

                """)
    }

    @Test(arguments: [
        ("/goods?q=tea&x=1", "/goods?q=tea&x=1"), ("/茶", "/%E8%8C%B6"), (nil, "/"),
    ])
    func thePageThatIsSetAsideCanBeOpenedAgain(_ location: String?, _ address: String) throws {
        let frame = String(decoding: SetAsideAddress.frame(for: location), as: UTF8.self)
        let query = try #require(frame.firstMatch(of: /\/bindery\/set-aside\?([^"]+)"/)?.1)
        #expect(SetAsideAddress.location(inQuery: String(query)) == address)
    }

    /// Anyone can make the address, and lead a user there.
    @Test(arguments: [
        "https://evil.example/", "//evil.example/", "\\\\evil.example", "javascript:alert(1)", "\t//evil.example",
    ])
    func itLeadsToNoOtherSite(_ location: String) {
        let query = "path=" + (location.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        let address = SetAsideAddress.location(inQuery: query)
        #expect(address.hasPrefix("/"))
        #expect(!address.hasPrefix("//") && !address.hasPrefix("/\\"))
    }

    @Test(arguments: [(784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT")])
    func theDateIsWrittenAsTheStandardSays(_ second: Int, _ text: String) { #expect(HTTPDate.text(second) == text) }

    @Test func anEndWaitsForTheRequestsThatHaveBegun() async {
        let requests = PendingRequests()
        await requests.haveEnded()
        requests.begin()
        requests.begin()
        let waiting = Task { await requests.haveEnded() }
        requests.end()
        requests.end()
        await waiting.value
    }
}
