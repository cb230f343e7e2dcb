import BinderySynchronization
import Foundation

/// A service on a real socket that calls `serve` for each connection.
final class SocketServer: Sendable {
    let url: URL
    private let listener: Int32
    private let (closings, closed) = AsyncStream<ContinuousClock.Instant>.makeStream()

    init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
        let (listener, port) = try Self.bound()
        self.listener = listener
        url = URL(string: "http://127.0.0.1:\(port)")!
        guard listen(listener, 16) == 0 else { throw POSIXError(.EIO) }
        let closed = closed
        let count = Counter()
        connections = count
        Thread.detachNewThread {
            while true {
                let descriptor = accept(listener, nil, nil)
                if descriptor < 0 {
                    // Closed only here: the next server may reuse the number of the closed descriptor, and this thread
                    // would accept its connections.
                    close(listener)
                    return
                }
                count.increment()
                Thread.detachNewThread {
                    let connection = Connection(descriptor: descriptor, closed: closed)
                    serve(connection)
                    close(descriptor)
                }
            }
        }
    }

    private let connections: Counter

    var connectionCount: Int { connections.value }

    // Makes `accept` fail, now and later.
    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Returns the next instant at which a `waitUntilClosed()` has seen that the client closed the connection.
    func nextClosing() async -> ContinuousClock.Instant? {
        for await instant in closings { return instant }
        return nil
    }

    /// Runs `body` with the URL of a port that refuses connections.
    static func refusing<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let (descriptor, port) = try bound()
        defer { close(descriptor) }
        return try await body(URL(string: "http://127.0.0.1:\(port)")!)
    }

    private static func bound() throws -> (descriptor: Int32, port: UInt16) {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard descriptor >= 0, isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }
}

/// The service's end of a connection.
struct Connection: Sendable {
    fileprivate let descriptor: Int32
    fileprivate let closed: AsyncStream<ContinuousClock.Instant>.Continuation

    /// Returns the next request with its body; `nil` after the client has closed the connection.
    func readRequest() -> String? {
        var text = ""
        while !isComplete(text) {
            guard let more = read() else { return nil }
            text += String(decoding: more, as: UTF8.self)
        }
        return text
    }

    private func isComplete(_ request: String) -> Bool {
        guard let end = request.firstRange(of: "\r\n\r\n") else { return false }
        let size = request.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        return request[end.upperBound...].utf8.count >= size
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = send(descriptor, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count <= 0 { return }
                sent += count
            }
        }
    }

    func answer(_ body: String, status: String = "200 OK", headers: [String] = []) {
        let fields = (headers + ["Content-Length: \(body.utf8.count)"]).map { $0 + "\r\n" }.joined()
        write("HTTP/1.1 \(status)\r\n\(fields)\r\n\(body)")
    }

    /// Makes the connection end with a reset instead of an orderly close.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Waits until the client closes its end, and reports the instant to the server.
    func waitUntilClosed() {
        while read() != nil {}
        closed.yield(.now)
    }

    private func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}

final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func increment() { number.withLock { $0 += 1 } }
}
