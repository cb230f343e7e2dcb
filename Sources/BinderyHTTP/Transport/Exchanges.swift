internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// What happens to a request under way, in order: a head, parts, and one of the ends.
enum ExchangeEvent: Sendable {
    case head(HTTPResponse, expected: Int?)
    case part(Data)
    case completed
    case failed(HTTPFailure.Reason)
}

/// The requests under way of one session: passes what the session says on to whom it concerns.
final class Exchanges: NSObject, URLSessionDataDelegate {
    private struct Exchange {
        let continuation: AsyncStream<ExchangeEvent>.Continuation
        /// How many bytes the body may have.
        let limit: Int
        let began = ContinuousClock.now
        var hasAnswered = false
        var received = 0
    }

    // The session calls on its own thread, requests begin on any; this mutex guards the one table.
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
        // The size that a compressed answer names is not that of what comes out.
        let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        let size = isCompressed ? -1 : response.expectedContentLength
        let expected = size >= 0 ? Int(size) : nil
        underWay.withLock { $0[dataTask.taskIdentifier]?.hasAnswered = true }
        let announced = Self.hasBody(response, to: dataTask) ? expected ?? 0 : 0
        if refuses(dataTask, if: { announced > $0.limit }) { return completionHandler(.cancel) }
        send(.head(HTTPResponse(response), expected: expected), to: dataTask)
        completionHandler(.allow)
    }

    // Counted here, where bytes come in: who waits for them may be busy, and they would pile up.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isRefused = refuses(dataTask) { exchange in
            exchange.received += data.count
            return exchange.received > exchange.limit
        }
        if isRefused { dataTask.cancel() } else { send(.part(data), to: dataTask) }
    }

    /// Ends an exchange whose body is too large.
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

    /// The length of an answer without a body is that of another answer.
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
        // Not those of the answer alone: further on at the other origin is as far from where the secrets were meant for.
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
        // A dictionary, whose order changes from run to run.
        let fields = response.allHeaderFields.map { (name: "\($0)", value: "\($1)") }
        for field in fields.sorted(by: { $0.name.lowercased() < $1.name.lowercased() }) {
            headers.add(field.name, field.value)
        }
    }
}
