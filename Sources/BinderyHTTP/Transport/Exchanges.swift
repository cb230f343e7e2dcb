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
        let began = ContinuousClock.now
        var hasAnswered = false
    }

    // The session calls on its own thread, requests begin on any; this mutex guards the one table.
    private let underWay = Mutex<[Int: Exchange]>([:])
    private let followsRedirects: Bool

    init(followsRedirects: Bool) { self.followsRedirects = followsRedirects }

    func begin(_ task: Int, _ continuation: AsyncStream<ExchangeEvent>.Continuation) {
        underWay.withLock { $0[task] = Exchange(continuation: continuation) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            // The size that a compressed answer names is not that of what comes out.
            let isCompressed = response.value(forHTTPHeaderField: "Content-Encoding") != nil
            let expected = isCompressed ? -1 : response.expectedContentLength
            underWay.withLock { $0[dataTask.taskIdentifier]?.hasAnswered = true }
            send(.head(HTTPResponse(response), expected: expected >= 0 ? Int(expected) : nil), to: dataTask)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        send(.part(data), to: dataTask)
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
        if request.url?.origin != response.url?.origin {
            request.setValue(nil, forHTTPHeaderField: "Authorization")
            request.setValue(nil, forHTTPHeaderField: "Cookie")
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
        for (name, value) in response.allHeaderFields { headers.add("\(name)", "\(value)") }
    }
}
