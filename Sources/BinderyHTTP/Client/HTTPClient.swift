public import Bindery
public import Foundation

/// A client that sends endpoints to one service.
///
/// ```swift
/// let client = HTTPClient(
///     base: URL(string: "https://example.com/api")!, plugins: [.bearer { await store.token }, .logging { log($0) }])
/// let page = try await client.send(.goods(page: 2))
/// ```
///
/// | | kind | sends |
/// |---|---|---|
/// | ``send(_:progress:)`` | an `async` function | once |
/// | ``signal(_:file:line:)`` | a cold signal | for each observer |
/// | `Action.sending(by: client) { … }` | a command | for each execution |
///
/// Cancelling the task, or disposing of the observation or execution, immediately closes the request; nothing follows.
///
/// - Isolation: `Sendable`. Bytes are sent and received off the actor; plug-ins and progress run on the caller's actor.
///   So does decoding, except for bodies of 64 KiB and more, which would block it.
public struct HTTPClient: Sendable {
    /// The address to which the paths of endpoints are appended.
    public var base: URL
    /// The transport: the network, or a stub.
    public var transport: any HTTPTransport
    /// The plug-ins. The first is the outermost: it sees a request first and its answer last.
    public var plugins: [any HTTPPlugin]
    public var retry: HTTPRetry
    /// The time that one try may take, to the last byte of the answer; unlimited if `nil`.
    public var timeout: Duration?
    /// The header fields of every request. An endpoint's fields with the same names replace them.
    public var headers: HTTPHeaders
    public var coder: JSONCoder
    /// The largest body of an answer, in bytes. A larger one is ``HTTPFailure/Reason/tooLarge(limit:)``.
    public var maximumBodySize = 64 << 20
    /// The number of bytes that are kept of the body of an answer with a failure status.
    public var maximumErrorBodySize = 64 << 10

    /// The network: through AsyncHTTPClient with the package's trait of this name, otherwise through `URLSession`. One
    /// transport with shared connections.
    public static var network: any HTTPTransport {
        #if AsyncHTTPClient
        .asyncHTTPClient
        #else
        .urlSession
        #endif
    }

    /// - Parameter base: the `http` or `https` address before all paths; its query and fragment are ignored.
    public init(
        base: URL, transport: any HTTPTransport = HTTPClient.network, plugins: [any HTTPPlugin] = [],
        retry: HTTPRetry = .default, timeout: Duration? = .seconds(30), headers: HTTPHeaders = [:],
        coder: JSONCoder = JSONCoder()
    ) {
        self.base = base
        self.transport = transport
        self.plugins = plugins
        self.retry = retry
        self.timeout = timeout
        self.headers = headers
        self.coder = coder
    }

    /// Sends the endpoint and returns its value, or throws its failure.
    ///
    /// | event | result |
    /// |---|---|
    /// | an answer with a status from 200 to 299 | its value; a failure if it cannot be decoded |
    /// | an answer with another status, or no answer | a retry if ``retry`` allows it; then the failure |
    /// | the task is cancelled | the request, or the wait, ends immediately: ``HTTPFailure/Reason/cancelled`` |
    ///
    /// - Parameter progress: called on the caller's actor for each part of the body; starts from 0 with each try.
    public nonisolated(nonsending) func send<Response, Failure>(
        _ endpoint: Endpoint<Response, Failure>, progress: ((TransferProgress) -> Void)? = nil
    ) async throws(Failure) -> Response {
        var attempts = 0
        let step = TraceStep.eventInTask(.request, of: endpoint.name)
        do throws(HTTPFailure.Reason) {
            let request = try request(for: endpoint)
            let chain = HTTPChain(plugins: plugins[...], transport: transport, progress: progress)
            let response = try await response(
                to: request, through: chain, isRepeatable: endpoint.isRepeatable, attempts: &attempts)
            let value = try await endpoint.reader.value(of: response, coder)
            step?.endedInTask(.answer, "\(response.status)")
            return value
        } catch {
            step?.endedInTask(.answer, "\(error)")
            throw endpoint.failure(
                HTTPFailure(error, endpoint: endpoint.name, origin: base.origin, attempts: attempts))
        }
    }

    /// Returns a cold signal that sends the request for each observer, and closes it on disposal.
    public func signal<Response, Failure>(
        _ endpoint: Endpoint<Response, Failure>, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Response, Failure> {
        Producer<Response, Failure>.from(file: file, line: line) { () async throws(Failure) -> Response in
            try await send(endpoint)
        }
    }

    private nonisolated(nonsending) func response(
        to request: HTTPRequest, through chain: HTTPChain, isRepeatable: Bool, attempts: inout Int
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        let began = RequestTime.now
        var generator = SystemRandomNumberGenerator()
        while true {
            attempts += 1
            let failure: HTTPFailure.Reason
            do throws(HTTPFailure.Reason) {
                let response = try await chain.proceed(request)
                if Task.isCancelled { throw .cancelled }
                if (200..<300).contains(response.status) { return response }
                failure = .status(cut(response))
            } catch {
                failure = error
            }
            if Task.isCancelled { throw .cancelled }
            guard isRepeatable,
                let delay = retry.delay(
                    after: failure, attempt: attempts, elapsed: RequestTime.now - began, using: &generator)
            else { throw failure }
            try await RequestTime.sleep(for: delay)
        }
    }

    private func cut(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        if response.body.count > maximumErrorBodySize {
            // A slice would keep the whole body in memory.
            response.body = Data(response.body.prefix(maximumErrorBodySize))
        }
        return response
    }
}

extension TraceEvent.Kind {
    /// A request was sent to a service.
    public static let request = Self("request")
    /// The answer to a request arrived, or its failure; the detail is the status or the reason.
    public static let answer = Self("answer")
}
