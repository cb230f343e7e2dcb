import BinderyWeb
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A minimal browser for a port of this machine.
struct Browser: Sendable {
    let port: Int
    var cookie: String?

    /// Stores no cookies: a browser sends only the one in `cookie`.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        return URLSession(configuration: configuration)
    }()

    struct Answer {
        let status: Int
        let text: String
        let headers: [AnyHashable: Any]
    }

    func get(
        _ path: String, _ headers: [String: String] = [:], method: String = "GET", body: String? = nil
    ) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        request.httpMethod = method
        request.httpBody = body.map { Foundation.Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
        let (data, response) = try await Self.session.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return Answer(
            status: answer.statusCode, text: String(decoding: data, as: UTF8.self), headers: answer.allHeaderFields)
    }

    struct Data: Sendable {
        let status: Int
        let bytes: [UInt8]
        private let headers: [String: String]

        init(_ data: Foundation.Data, _ response: HTTPURLResponse) {
            status = response.statusCode
            bytes = Array(data)
            let fields = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
            headers = Dictionary(fields) { first, _ in first }
        }

        subscript(_ name: String) -> String? { headers[name.lowercased()] }

        /// Not `==`: a test that fails would compute the difference of two large arrays, which never ends.
        func has(_ content: [UInt8]) -> Bool { bytes == content }
    }

    func data(_ path: String, _ headers: [String: String], method: String) async throws -> Data {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        request.httpMethod = method
        request.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
        let (data, response) = try await Self.session.data(for: request)
        return Data(data, try #require(response as? HTTPURLResponse))
    }

    func open(_ path: String, origin: String? = nil) async throws -> OpenPage {
        let answer = try await get(path)
        #expect(answer.status == 200)
        var browser = self
        if let set = answer.headers["Set-Cookie"] as? String { browser.cookie = String(set.prefix { $0 != ";" }) }
        let socket = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
            .replacingOccurrences(of: "&amp;", with: "&")
        let (wire, head) = try await browser.connect(socket, origin: origin)
        return OpenPage(html: answer.text, browser: browser, socket: socket, wire: wire, head: head)
    }

    /// Requests the WebSocket of a page, which another server may have made.
    func connect(_ socket: String, origin: String? = nil) async throws -> (wire: Wire, head: String) {
        let wire = try Wire(port: port)
        try await wire.write(request(for: socket, origin: origin))
        return (wire, try await wire.read(until: "\r\n\r\n"))
    }

    func request(for socket: String, origin: String? = nil) -> [UInt8] {
        let cookie = cookie.map { "Cookie: \($0)\r\n" } ?? ""
        return [UInt8](
            """
            GET \(socket) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Origin: \(origin ?? "http://127.0.0.1:\(port)")\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \(cookie)\r

            """.utf8)
    }
}

struct OpenPage: Sendable {
    let html: String
    let browser: Browser
    let socket: String
    let wire: Wire
    /// The head of the answer to the WebSocket request.
    let head: String

    /// Returns the node number of the element with a test id.
    func node(_ id: String) throws -> Int {
        let tag = try #require(html.matches(of: /<[^>]*>/).map(\.0).first { $0.contains(#"data-testid="\#(id)""#) })
        let number = try #require(tag.firstMatch(of: /data-n="(\d+)"/)).1
        return try #require(Int(number))
    }

    /// Sends all messages in one write.
    func send(_ texts: String...) async throws { try await send(texts) }

    func send(_ texts: [String]) async throws { try await wire.write(Self.frames(texts)) }

    static func frames(_ texts: [String]) -> [UInt8] {
        texts.flatMap { text -> [UInt8] in
            let payload = [UInt8](text.utf8)
            precondition(payload.count < 126)
            // A mask of zeros does not change the payload.
            return [0x81, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload
        }
    }

    func close() { wire.close() }
}
