internal import Foundation

/// The events of a running request, in this order: a head, parts, and one of the ends.
enum ExchangeEvent: Sendable {
    case head(HTTPResponse, expected: Int?)
    case part(Data)
    case completed
    case failed(HTTPFailure.Reason)

    /// Returns the answer that the events of an exchange deliver. Ends the exchange when the task is cancelled, and as
    /// soon as `request.timeout` has passed.
    ///
    /// - Parameter begin: Starts the exchange, and returns what ends it. Both may be called on any thread.
    nonisolated(nonsending) static func response(
        to request: HTTPRequest, progress: ((TransferProgress) -> Void)?,
        begin: (AsyncStream<ExchangeEvent>.Continuation) -> @Sendable () -> Void
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        let (events, continuation) = AsyncStream<ExchangeEvent>.makeStream()
        let cancel = begin(continuation)
        // Cancelling the awaiting task ends the stream, on any thread, and so cancels the request without delay.
        continuation.onTermination = { _ in cancel() }
        let timer = request.timeout.map { limit in
            Task.detached {
                try await Task.sleep(for: limit)
                continuation.yield(.failed(.timedOut(after: limit)))
            }
        }
        defer {
            timer?.cancel()
            continuation.finish()
        }
        return try await response(of: events, progress: progress)
    }

    private nonisolated(nonsending) static func response(
        of events: AsyncStream<ExchangeEvent>, progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        var response: HTTPResponse?
        var expected: Int?
        for await event in events {
            switch event {
            case .head(let head, let size):
                response = head
                expected = size
            case .part(let bytes):
                response?.body.append(bytes)
                let received = response?.body.count ?? 0
                progress?(TransferProgress(received: received, expected: expected))
            case .failed(let reason): throw reason
            case .completed:
                guard let response else { throw .connectionLost }
                return response
            }
        }
        throw .cancelled
    }
}
