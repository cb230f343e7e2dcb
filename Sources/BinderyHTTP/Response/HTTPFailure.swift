public struct HTTPFailure: Error, Equatable, Sendable {
    /// The cause of a failure. Transports and plug-ins throw it.
    public enum Reason: Error, Equatable, Sendable {
        /// There is no network, or no route to the service.
        case offline
        /// The name of the host cannot be resolved, perhaps because there is no network.
        case unknownHost
        /// The machine is reachable, but nothing listens on the port.
        case refused
        /// The answer was not complete after this time.
        case timedOut(after: Duration)
        /// The connection ended before the answer was complete, or the answer was not HTTP.
        case connectionLost
        /// A secure connection failed: the certificate, for instance, is not trusted.
        case insecure
        /// A status outside 200 to 299. The body is cut to ``HTTPClient/maximumErrorBodySize``.
        case status(HTTPResponse)
        /// The body of the answer cannot be decoded as the endpoint's type.
        case undecodable(UndecodableBody)
        /// The body of the answer has more bytes than ``HTTPClient/maximumBodySize`` allows.
        case tooLarge(limit: Int)
        /// The request is invalid and was not sent. The text describes the problem.
        case invalidRequest(String)
        /// The task was cancelled. Observers of an action or a signal do not receive this failure.
        case cancelled
        /// Another failure, described by the text.
        case other(String)
    }

    public let reason: Reason
    /// The method and the template of the path: `GET accounts/{}/avatar`.
    public let endpoint: String
    /// The scheme, host and port of the service: `https://example.com`.
    public let origin: String
    /// The number of tries; 0 if the request was not sent. In one try a plug-in may send several times, or not at all.
    public let attempts: Int

    public init(_ reason: Reason, endpoint: String, origin: String, attempts: Int = 1) {
        self.reason = reason
        self.endpoint = endpoint
        self.origin = origin
        self.attempts = attempts
    }

    /// The answer, if there was one with a failure status.
    public var response: HTTPResponse? {
        if case .status(let response) = reason { response } else { nil }
    }

    /// The status of ``response``.
    public var status: Int? { response?.status }
}

extension HTTPFailure: CustomStringConvertible {
    /// One line, without values of the query and the path, and without the body of an answer.
    public var description: String {
        let times = attempts > 1 ? " (tried \(attempts) times)" : ""
        return "\(endpoint) at \(origin): \(reason)\(times)"
    }
}

extension HTTPFailure.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .offline: "there is no network, or the host is unreachable"
        case .unknownHost: "the host name cannot be resolved, or there is no network"
        case .refused: "the connection was refused; is the service running?"
        case .timedOut(let limit): "no complete response arrived within \(limit)"
        case .connectionLost: "the connection ended before the response was complete"
        case .insecure: "no secure connection could be established; is the certificate valid?"
        case .status(let response): "the service responded with status \(response.status)"
        case .undecodable(let body): body.description
        case .tooLarge(let limit): "the body of the response has more than \(limit) bytes"
        case .invalidRequest(let problem): "not sent: \(problem)"
        case .cancelled: "cancelled"
        case .other(let text): text
        }
    }
}
