/// A transport of requests and answers: the network, or a stub of it.
public protocol HTTPTransport: Sendable {
    /// Sends the request, and returns the answer with any status. It may repeat an idempotent request once, if the
    /// connection ends before an answer: a service may end a connection that was kept, just as it is used again.
    ///
    /// A transport obeys three limits. When the task is cancelled, it closes the request immediately and throws
    /// `.cancelled`. It throws `.timedOut` as soon as `request.timeout` has passed, and `.tooLarge` when the body has
    /// more than `request.maximumBodySize` bytes, without reading all of it.
    ///
    /// - Parameter progress: called on the caller's actor for each part of the body.
    nonisolated(nonsending) func send(
        _ request: HTTPRequest, progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse
}
