internal import Foundation

/// A request that a service understands, as a value: its method and path, the type of its answer, and its failures.
///
/// ```swift
/// extension Endpoint where Response == Page<Good>, Failure == HTTPFailure {
///     static func goods(page: Int) -> Self { Self(.get, "goods", query: ["page": page]) }
/// }
///
/// let page = try await client.send(.goods(page: 2))
/// ```
///
/// Creating one cannot fail and does nothing; an ``HTTPClient`` sends it. ``mapError(_:)`` changes its failure.
public struct Endpoint<Response, Failure: Error>: Sendable {
    public var method: HTTPMethod
    /// The path, relative to the base of the client.
    public var path: RequestPath
    public var query: Query
    /// The header fields. They replace the client's fields with the same names.
    public var headers: HTTPHeaders
    public var body: RequestBody?
    /// The time that one try may take, to the last byte of the answer; the client's timeout if `nil`.
    public var timeout: Duration?
    /// Whether the client may retry the request; by default true for idempotent methods.
    public var isRepeatable: Bool
    let reader: ResponseReader<Response>
    let failure: @Sendable (HTTPFailure) -> Failure

    private init(
        _ request: Endpoint<some Any, some Any>, _ reader: ResponseReader<Response>,
        _ failure: @escaping @Sendable (HTTPFailure) -> Failure
    ) {
        method = request.method
        path = request.path
        query = request.query
        headers = request.headers
        body = request.body
        timeout = request.timeout
        isRepeatable = request.isRepeatable
        self.reader = reader
        self.failure = failure
    }

    /// Returns an endpoint that transforms the value.
    public func map<New>(_ transform: @escaping @Sendable (Response) -> New) -> Endpoint<New, Failure> {
        Endpoint<New, Failure>(self, reader.map(transform), failure)
    }

    /// Returns an endpoint that transforms the failure.
    ///
    /// ```swift
    /// Endpoint<Session, HTTPFailure>(.post, "sessions", body: .json(credentials))
    ///     .mapError { failure in failure.status == 401 ? LoginFailure.wrongCredentials : .service(failure) }
    /// ```
    ///
    /// The body of the answer is available: `failure.response?.json(Problem.self)`.
    public func mapError<New: Error>(_ transform: @escaping @Sendable (Failure) -> New) -> Endpoint<Response, New> {
        let failure = failure
        return Endpoint<Response, New>(self, reader) { transform(failure($0)) }
    }
}

extension Endpoint where Failure == HTTPFailure {
    public init(
        _ method: HTTPMethod, _ path: RequestPath, query: Query = [:], headers: HTTPHeaders = [:],
        body: RequestBody? = nil, timeout: Duration? = nil, isRepeatable: Bool? = nil,
        reading reader: ResponseReader<Response>
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.isRepeatable = isRepeatable ?? method.isIdempotent
        self.reader = reader
        failure = { $0 }
    }
}

extension Endpoint where Failure == HTTPFailure, Response: Decodable & SendableMetatype {
    /// Creates an endpoint with a JSON answer.
    public init(
        _ method: HTTPMethod, _ path: RequestPath, query: Query = [:], headers: HTTPHeaders = [:],
        body: RequestBody? = nil, timeout: Duration? = nil, isRepeatable: Bool? = nil
    ) {
        self.init(
            method, path, query: query, headers: headers, body: body, timeout: timeout, isRepeatable: isRepeatable,
            reading: .json)
    }
}

extension Endpoint where Failure == HTTPFailure, Response == Void {
    /// Creates an endpoint with an answer that consists of its status.
    public init(
        _ method: HTTPMethod, _ path: RequestPath, query: Query = [:], headers: HTTPHeaders = [:],
        body: RequestBody? = nil, timeout: Duration? = nil, isRepeatable: Bool? = nil
    ) {
        self.init(
            method, path, query: query, headers: headers, body: body, timeout: timeout, isRepeatable: isRepeatable,
            reading: .nothing)
    }
}
