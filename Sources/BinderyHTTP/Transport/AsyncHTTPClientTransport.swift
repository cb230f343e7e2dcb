#if AsyncHTTPClient
internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression

/// The network through AsyncHTTPClient, for servers on Linux. Clients that share a transport share its connections.
///
/// ```swift
/// let client = HTTPClient(base: service, transport: AsyncHTTPClientTransport(connectionsPerHost: 20))
/// ```
///
/// The trait `AsyncHTTPClient` of the package adds it, and then a client without a transport of its own uses it.
/// On Linux, Foundation's `URLSession` polls the socket of a request that waits for its answer, which takes most of a
/// core.
///
/// It has no cache and no cookies of its own, and does not use the proxies that variables of the environment name. A
/// connection without a request is kept for 30 seconds.
///
/// - Isolation: `Sendable`. Bytes are sent and received on SwiftNIO's shared event loops.
public final class AsyncHTTPClientTransport: HTTPTransport {
    private let client: AsyncHTTPClient.HTTPClient
    private let followsRedirects: Bool
    private let secrets: Redaction

    private static let mostRedirects = 20

    /// - Parameters:
    ///   - connectionsPerHost: The number of simultaneous requests to one host; others wait.
    ///   - followsRedirects: Whether an answer with a status such as 302 leads to another request.
    ///   - secrets: The names of headers that a redirect carries to the same origin only.
    public init(connectionsPerHost: Int = 100, followsRedirects: Bool = true, secrets: Redaction = .default) {
        var configuration = AsyncHTTPClient.HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.decompression = .enabled(limit: .none)
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connectionsPerHost
        // A refused connection fails the request, which ``HTTPClient/retry`` may send again.
        configuration.connectionPool.retryConnectionEstablishment = false
        // Shorter than that of most servers: a connection that the server ends is not used meanwhile.
        configuration.connectionPool.idleTimeout = .seconds(30)
        // The timer of the request counts; this one also ends requests that wait for a connection.
        configuration.timeout.connect = .hours(24 * 7)
        // Requests have spans of their own: see ``HTTPPlugin/tracing``.
        configuration.tracing.tracer = nil
        client = AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        self.followsRedirects = followsRedirects
        self.secrets = secrets
    }

    // A client that is not shut down traps in debug builds.
    deinit { client.shutdown { _ in } }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        try await ExchangeEvent.response(to: request, progress: progress) { continuation in
            let exchange = Task.detached { [self] in await run(request, continuation) }
            return { exchange.cancel() }
        }
    }

    private func run(_ request: HTTPRequest, _ events: AsyncStream<ExchangeEvent>.Continuation) async {
        let (began, limit) = (ContinuousClock.now, request.maximumBodySize)
        var hasAnswered = false
        do {
            let response = try await answer(to: request)
            hasAnswered = true
            let (head, headers) = (HTTPResponse(response), response.headers)
            // The size in the header of a compressed answer is not that of the decompressed body.
            let isCompressed = headers.contains(name: "Content-Encoding")
            let expected = isCompressed ? nil : headers.first(name: "Content-Length").flatMap { Int($0) }
            // Without a body (HEAD, 304), the stated length is that of the body of another answer.
            let hasBody = request.method != .head && head.status != 304
            if hasBody, let expected, expected > limit { return fail(events, .tooLarge(limit: limit)) }
            events.yield(.head(head, expected: expected))
            // Counts the bytes here, where they arrive: the caller may be busy, and they would accumulate.
            var received = 0
            for try await part in response.body {
                received += part.readableBytes
                if received > limit { return fail(events, .tooLarge(limit: limit)) }
                events.yield(.part(Data(part.readableBytesView)))
            }
            events.yield(.completed)
        } catch {
            fail(events, HTTPFailure.Reason(ofClient: error, hasAnswered: hasAnswered, elapsed: .now - began))
        }
    }

    private func fail(_ events: AsyncStream<ExchangeEvent>.Continuation, _ reason: HTTPFailure.Reason) {
        events.yield(.failed(reason))
    }

    /// Sends an idempotent request again if its connection ends before an answer (RFC 9110, section 9.2.2): the server
    /// may have ended a connection that was kept, just as it was used.
    private func execute(_ request: HTTPRequest) async throws -> HTTPClientResponse {
        do {
            return try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        } catch {
            let reason = HTTPFailure.Reason(ofClient: error, hasAnswered: false, elapsed: .zero)
            guard reason == .connectionLost, request.method.isIdempotent, !Task.isCancelled else { throw error }
            return try await client.execute(HTTPClientRequest(request), deadline: .distantFuture)
        }
    }

    /// Returns the first answer that is not a redirect.
    private func answer(to request: HTTPRequest) async throws -> HTTPClientResponse {
        var request = request
        let origin = request.url.origin
        for _ in 0...Self.mostRedirects {
            let response = try await execute(request)
            guard followsRedirects, let next = request.redirected(by: response) else { return response }
            // Also compares with the original request, for further redirects within the other origin.
            let isElsewhere = [request.url.origin, origin].contains { $0 != next.url.origin }
            request = next
            if isElsewhere { request.headers.removeAll { secrets.headers.contains($0.name) } }
        }
        throw HTTPFailure.Reason.other("the service redirected more than \(Self.mostRedirects) times")
    }
}

extension HTTPTransport where Self == AsyncHTTPClientTransport {
    /// The network through AsyncHTTPClient: one transport with shared connections.
    public static var asyncHTTPClient: Self { shared }
}

private let shared = AsyncHTTPClientTransport()

extension HTTPClientRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url.absoluteString)
        method = NIOHTTP1.HTTPMethod(rawValue: request.method.rawValue)
        for field in request.headers { headers.add(name: field.name, value: field.value) }
        if !headers.contains(name: "Accept-Encoding") { headers.add(name: "Accept-Encoding", value: "gzip, deflate") }
        if let bytes = request.body { body = .bytes(ByteBuffer(bytes: bytes)) }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: HTTPClientResponse) {
        self.init(status: Int(response.status.code))
        for field in response.headers { headers.add(field.name, field.value) }
    }
}

extension HTTPRequest {
    /// The request to which an answer redirects; nil if it does not (RFC 9110, section 15.4).
    fileprivate func redirected(by response: HTTPClientResponse) -> HTTPRequest? {
        let status = Int(response.status.code)
        guard [301, 302, 303, 307, 308].contains(status), let location = response.headers.first(name: "Location"),
            let target = URL(string: location, relativeTo: url)?.absoluteURL,
            ["http", "https"].contains(target.scheme?.lowercased())
        else { return nil }
        var request = self
        request.url = target
        let becomesGet = status == 303 ? method != .head : status < 303 && method == .post
        if becomesGet {
            (request.method, request.body) = (.get, nil)
            request.headers.removeAll { $0.name.lowercased().hasPrefix("content-") }
        }
        return request
    }
}
#endif
