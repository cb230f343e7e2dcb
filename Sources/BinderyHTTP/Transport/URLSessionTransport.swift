internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The network through Foundation's `URLSession`, without a cache and without cookies of its own.
/// Clients that share a transport share its connections.
public final class URLSessionTransport: HTTPTransport {
    private let exchanges: Exchanges
    private let session: URLSession

    /// - Parameters:
    ///   - connectionsPerHost: the number of simultaneous requests to one host; others wait.
    ///   - followsRedirects: whether an answer with a status such as 302 leads to another request.
    ///   - secrets: the names of headers that a redirect carries to the same origin only.
    public init(connectionsPerHost: Int = 6, followsRedirects: Bool = true, secrets: Redaction = .default) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = connectionsPerHost
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        exchanges = Exchanges(followsRedirects: followsRedirects, secrets: secrets)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    // A session keeps its delegate and its thread until it is invalidated.
    deinit { session.invalidateAndCancel() }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        try await ExchangeEvent.response(to: request, progress: progress) { [session, exchanges] continuation in
            let task = session.dataTask(with: Self.urlRequest(request))
            exchanges.begin(task.taskIdentifier, limit: request.maximumBodySize, continuation)
            task.resume()
            return { task.cancel() }
        }
    }

    private static func urlRequest(_ request: HTTPRequest) -> URLRequest {
        var result = URLRequest(url: request.url)
        result.httpMethod = request.method.rawValue
        result.httpBody = request.body
        result.httpShouldHandleCookies = false
        // Our timer counts to the last byte. The session's counts between bytes and must not fire first. It is a week:
        // swift-corelibs-foundation traps if the number of milliseconds does not fit an Int.
        result.timeoutInterval = 7 * 24 * 3600
        for field in request.headers { result.addValue(field.value, forHTTPHeaderField: field.name) }
        return result
    }
}

extension HTTPTransport where Self == URLSessionTransport {
    /// The network: one transport with shared connections.
    public static var urlSession: Self { shared }
}

private let shared = URLSessionTransport()
