import BinderyView
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BinderyWeb

/// The methods and HTTP versions that can open a page's WebSocket, with a head that is valid otherwise.
struct PageUpgradeTests {
    private static let fields: HTTPHeaders = [
        "Host": "a", "Origin": "http://a", "Connection": "keep-alive, Upgrade", "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]

    private func isUpgraded(_ method: HTTPMethod, _ version: HTTPVersion = .http1_1) -> Bool {
        let server = LiveServer(
            prepare: { _ in },
            page: { _, _ in LivePage(language: .constant("en"), texts: .english, content: Text("")) })
        let head = HTTPRequestHead(
            version: version, method: method, uri: PageAddress.path(to: String(repeating: "0", count: 32)),
            headers: Self.fields)
        let channel = EmbeddedChannel()
        return PageUpgrade(head, at: server.site, over: channel) != nil
    }

    @Test func aGetIsUpgraded() { #expect(isUpgraded(.GET)) }

    @Test(arguments: [HTTPMethod.POST, .HEAD, .OPTIONS, .CONNECT])
    func noOtherMethodIsUpgraded(_ method: HTTPMethod) { #expect(!isUpgraded(method)) }

    @Test func anOlderVersionOfHTTPIsNotUpgraded() { #expect(!isUpgraded(.GET, .http1_0)) }
}
