public import Bindery
public import Foundation

/// Sends endpoints to one service.
///
/// ```swift
/// let client = HTTPClient(base: URL(string: "https://example.com/api")!, plugins: [.bearer { await store.token }, .logging { log($0) }])
/// let page = try await client.send(.goods(page: 2))
/// ```
///
/// | | made of | sends |
/// |---|---|---|
/// | ``send(_:progress:)`` | `async` | once |
/// | ``signal(_:)`` | a cold signal | for each observer |
/// | `Action.sending(by: client) { … }` | a command | for each execution |
///
/// Cancelling the task, disposing of the observation or of the execution closes the request at once, and nothing is delivered afterwards.
///
/// - Isolation: `Sendable`. Bytes are sent and received off the actor; plug-ins and progress run on the caller's, and so does decoding, save for
/// bodies of 64 KiB and more, which would hold it up.
public struct HTTPClient: Sendable {
    public var base: URL
    public var transport: any HTTPTransport
    /// The first is the outermost: it sees a request first and its answer last.
    public var plugins: [any HTTPPlugin]
    public var retry: HTTPRetry
    /// How long one try may take, to the last byte of the answer; without end if `nil`.
    public var timeout: Duration?
    /// Sent with every request, unless the endpoint has others with these names.
    public var headers: HTTPHeaders
    public var coder: JSONCoder
    /// How many bytes the body of an answer may have; one that has more is ``HTTPFailure/Reason/tooLarge(limit:)``.
    public var maximumBodySize = 64 << 20
    /// How many bytes of an answer with a status of failure are kept.
    public var maximumErrorBodySize = 64 << 10

    /// - Parameter base: what the paths of endpoints are below of, with `http` or `https`; its query and fragment do not count.
    public init(
        base: URL, transport: any HTTPTransport = .urlSession, plugins: [any HTTPPlugin] = [],
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

    /// The value of the endpoint, or its failure.
    ///
    /// | event | result |
    /// |---|---|
    /// | an answer with a status from 200 to 299 | its value; a failure if it cannot be decoded |
    /// | an answer with another status, or no answer | sent again if ``retry`` says so; then the failure |
    /// | the task is cancelled | the request is closed at once, and so is the wait for another try: ``HTTPFailure/Reason/cancelled`` |
    ///
    /// - Parameter progress: called on the caller's actor when a part of the body has come; anew from 0 with each try.
    public nonisolated(nonsending) func send<Response, Failure>(
        _ endpoint: Endpoint<Response, Failure>, progress: ((TransferProgress) -> Void)? = nil
    ) async throws(Failure) -> Response {
        var attempts = 0
        do throws(HTTPFailure.Reason) {
            let request = try request(for: endpoint)
            let chain = HTTPChain(plugins: plugins[...], transport: transport, progress: progress)
            let response = try await answer(
                to: request, through: chain, isRepeatable: endpoint.isRepeatable, attempts: &attempts)
            return try await endpoint.reader.value(of: response, coder)
        } catch {
            throw endpoint.failure(
                HTTPFailure(error, endpoint: endpoint.name, origin: base.origin, attempts: attempts))
        }
    }

    /// A cold signal: the request is sent for each observer anew, and closed when the observation is disposed of.
    public func signal<Response, Failure>(
        _ endpoint: Endpoint<Response, Failure>, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Response, Failure> {
        Producer<Response, Failure>.from(file: file, line: line) { () async throws(Failure) -> Response in
            try await send(endpoint)
        }
    }

    private nonisolated(nonsending) func answer(
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
            // A slice would keep all of it.
            response.body = Data(response.body.prefix(maximumErrorBodySize))
        }
        return response
    }
}
