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

    func get(_ path: String, _ headers: [String: String] = [:], method: String = "GET") async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
        let (data, response) = try await Self.session.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return Answer(
            status: answer.statusCode, text: String(decoding: data, as: UTF8.self), headers: answer.allHeaderFields)
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

/// A TCP connection. Its waits do not block a thread of the tests' pool.
final class Wire: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "wire")

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
        // Ends a wait for data that never arrives.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    deinit { Foundation.close(descriptor) }

    func write(_ bytes: [UInt8]) async throws {
        let descriptor = descriptor
        let count = await onQueue { Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
        try #require(count == bytes.count)
    }

    /// Writes zeros until a write fails or about `most` are written, and returns the number written.
    func writeUntilRefused(most: Int) async -> Int {
        let descriptor = descriptor
        return await onQueue {
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var total = 0
            while total < most {
                let count = Foundation.send(descriptor, zeros, zeros.count, Int32(MSG_NOSIGNAL))
                if count <= 0 { break }
                total += count
            }
            return total
        }
    }

    /// Reads up to and including `text`, or to the end of the connection.
    func read(until text: String) async throws -> String {
        await read { String(decoding: $0, as: UTF8.self).contains(text) }.text
    }

    /// Reads until the other side closes the connection, which it must.
    func readToEnd() async throws -> String {
        let (text, isClosed) = await read { _ in false }
        try #require(isClosed, "the other side still holds the connection")
        return text
    }

    private func read(
        until isEnough: @escaping @Sendable ([UInt8]) -> Bool
    ) async -> (text: String, isClosed: Bool) {
        let descriptor = descriptor
        return await onQueue {
            var (read, last) = ([UInt8](), 1)
            while last == 1, !isEnough(read) {
                var byte: UInt8 = 0
                last = recv(descriptor, &byte, 1, 0)
                if last == 1 { read.append(byte) }
            }
            return (String(decoding: read, as: UTF8.self), last == 0)
        }
    }

    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
