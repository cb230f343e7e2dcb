internal import BinderySynchronization
internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The running requests of one session. Passes the session's callbacks on to the request that they belong to.
final class Exchanges: NSObject, URLSessionDataDelegate {
    private struct Exchange {
        let continuation: AsyncStream<ExchangeEvent>.Continuation
        /// The largest body, in bytes.
        let limit: Int
        let began = ContinuousClock.now
        var hasAnswered = false
        var received = 0
    }

    // The session calls on its own thread, and requests begin on any thread; this mutex guards the table.
    private let underWay = Mutex<[Int: Exchange]>([:])
    private let followsRedirects: Bool
    private let secrets: Redaction

    init(followsRedirects: Bool, secrets: Redaction) {
        self.followsRedirects = followsRedirects
        self.secrets = secrets
    }

    func begin(_ task: Int, limit: Int, _ continuation: AsyncStream<ExchangeEvent>.Continuation) {
        underWay.withLock { $0[task] = Exchange(continuation: continuation, limit: limit) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse else { return completionHandler(.allow) }
        // The size in the header of a compressed answer is not that of the decompressed body.
        let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        let size = isCompressed ? -1 : response.expectedContentLength
        let expected = size >= 0 ? Int(size) : nil
        underWay.withLock { $0[dataTask.taskIdentifier]?.hasAnswered = true }
        let announced = Self.hasBody(response, to: dataTask) ? expected ?? 0 : 0
        if refuses(dataTask, if: { announced > $0.limit }) { return completionHandler(.cancel) }
        send(.head(HTTPResponse(response), expected: expected), to: dataTask)
        completionHandler(.allow)
    }

    // Counts the bytes here, where they arrive: the caller may be busy, and they would accumulate.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isRefused = refuses(dataTask) { exchange in
            exchange.received += data.count
            return exchange.received > exchange.limit
        }
        if isRefused { dataTask.cancel() } else { send(.part(data), to: dataTask) }
    }

    private func refuses(_ task: URLSessionTask, if isTooLarge: (inout Exchange) -> Bool) -> Bool {
        let refused = underWay.withLock { underWay -> Exchange? in
            guard var exchange = underWay.removeValue(forKey: task.taskIdentifier) else { return nil }
            if isTooLarge(&exchange) { return exchange }
            underWay[task.taskIdentifier] = exchange
            return nil
        }
        if let refused { refused.continuation.yield(.failed(.tooLarge(limit: refused.limit))) }
        return refused != nil
    }

    /// Whether the answer has a body. Without one (HEAD, 304), the stated length is that of the body of another answer.
    private static func hasBody(_ response: HTTPURLResponse, to task: URLSessionTask) -> Bool {
        task.currentRequest?.httpMethod != "HEAD" && response.statusCode != 304
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = underWay.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        let failure = error.map {
            HTTPFailure.Reason($0, hasAnswered: exchange.hasAnswered, elapsed: .now - exchange.began)
        }
        exchange.continuation.yield(failure.map(ExchangeEvent.failed) ?? .completed)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        var request = request
        // Also compares with the original request, for further redirects within the other origin.
        let origins = [response.url?.origin, task.originalRequest?.url?.origin]
        if origins.contains(where: { $0 != request.url?.origin }) {
            for name in (request.allHTTPHeaderFields ?? [:]).keys where secrets.headers.contains(name) {
                request.setValue(nil, forHTTPHeaderField: name)
            }
        }
        completionHandler(followsRedirects ? request : nil)
    }

    private func send(_ event: ExchangeEvent, to task: URLSessionTask) {
        let exchange = underWay.withLock { $0[task.taskIdentifier] }
        exchange?.continuation.yield(event)
    }
}

extension HTTPResponse {
    fileprivate init(_ response: HTTPURLResponse) {
        self.init(status: response.statusCode)
        // A dictionary: its order changes from run to run.
        let fields = response.allHeaderFields.map { (name: "\($0)", value: "\($1)") }
        for field in fields.sorted(by: { $0.name.lowercased() < $1.name.lowercased() }) {
            headers.add(field.name, field.value)
        }
    }
}
