internal import Foundation

/// What a service can be asked, as a value: how it is asked, what the answer is, and how it fails.
///
/// ```swift
/// extension Endpoint where Response == Page<Good>, Failure == HTTPFailure {
///     static func goods(page: Int) -> Self { Self(.get, "goods", query: ["page": page]) }
/// }
///
/// let page = try await client.send(.goods(page: 2))
/// ```
///
/// Making one does nothing and cannot fail; an ``HTTPClient`` sends it. What the service says about errors becomes the endpoint's own failure by
/// ``mapError(_:)``.
public struct Endpoint<Response, Failure: Error>: Sendable {
    public var method: HTTPMethod
    /// Below the base of the client.
    public var path: RequestPath
    public var query: Query
    /// Stand in place of the client's with the same names.
    public var headers: HTTPHeaders
    public var body: RequestBody?
    /// How long one try may take, to the last byte of the answer; the client's timeout if `nil`.
    public var timeout: Duration?
    /// Whether it may be sent again without being asked; true of idempotent methods unless said otherwise.
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

    /// The same with another value, made of this one's.
    public func map<New>(_ transform: @escaping @Sendable (Response) -> New) -> Endpoint<New, Failure> {
        Endpoint<New, Failure>(self, reader.map(transform), failure)
    }

    /// The same with a failure of its own.
    ///
    /// ```swift
    /// Endpoint<Session, HTTPFailure>(.post, "sessions", body: .json(credentials))
    ///     .mapError { failure in failure.status == 401 ? LoginFailure.wrongCredentials : .service(failure) }
    /// ```
    ///
    /// The body of an answer is at hand: `failure.response?.json(Problem.self)`.
    public func mapError<New: Error>(_ transform: @escaping @Sendable (Failure) -> New) -> Endpoint<Response, New> {
        let failure = failure
        return Endpoint<Response, New>(self, reader) { transform(failure($0)) }
    }
}

extension Endpoint where Failure == HTTPFailure {
    /// - Parameters:
    ///   - path: below the base of the client; what is interpolated is data, and encoded.
    ///   - isRepeatable: whether it may be sent again without being asked; `nil` if the method is to say.
    ///   - reader: how the answer is read.
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
    /// The answer is JSON.
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
    /// The answer is its status.
    public init(
        _ method: HTTPMethod, _ path: RequestPath, query: Query = [:], headers: HTTPHeaders = [:],
        body: RequestBody? = nil, timeout: Duration? = nil, isRepeatable: Bool? = nil
    ) {
        self.init(
            method, path, query: query, headers: headers, body: body, timeout: timeout, isRepeatable: isRepeatable,
            reading: .nothing)
    }
}
