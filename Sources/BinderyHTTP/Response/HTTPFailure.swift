/// Why a request has no value to show for it.
public struct HTTPFailure: Error, Equatable, Sendable {
    /// What went wrong. Transports and plug-ins throw it.
    public enum Reason: Error, Equatable, Sendable {
        /// There is no network, or no way to where the service is.
        case offline
        /// Nobody knows the name of the host; a machine that is not connected cannot ask either.
        case unknownHost
        /// The machine is there, but nobody listens.
        case refused
        /// The answer was not complete after this time.
        case timedOut(after: Duration)
        /// The connection ended before the answer was complete, or what came was no HTTP.
        case connectionLost
        /// No secure connection came about: the certificate, for instance, is not trusted.
        case insecure
        /// The service answered with a status that is not from 200 to 299. Of the body there is what
        /// ``HTTPClient/maximumErrorBodySize`` lets through.
        case status(HTTPResponse)
        /// The body of the answer is not what the endpoint says.
        case undecodable(UndecodableBody)
        /// The body of the answer has more bytes than ``HTTPClient/maximumBodySize`` allows.
        case tooLarge(limit: Int)
        /// The request was not sent, since it is a mistake to send it. Says what is wrong with it.
        case invalidRequest(String)
        /// The task was cancelled. Nobody who observes an action or a signal hears of it.
        case cancelled
        /// Something else, in words.
        case other(String)
    }

    public let reason: Reason
    /// The method and the template of the path: `GET accounts/{}/avatar`.
    public let endpoint: String
    /// The scheme, host and port that were asked: `https://example.com`.
    public let origin: String
    /// How many tries there were; 0 if it was not sent. In one try a plug-in may send several times, or not at all.
    public let attempts: Int

    public init(_ reason: Reason, endpoint: String, origin: String, attempts: Int = 1) {
        self.reason = reason
        self.endpoint = endpoint
        self.origin = origin
        self.attempts = attempts
    }

    /// The answer, if there was one with a status of failure.
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
        case .offline: "there is no network, or no way to this host"
        case .unknownHost: "no host has this name, or there is no network to ask"
        case .refused: "the connection was refused; is the service running?"
        case .timedOut(let limit): "there was no complete answer within \(limit)"
        case .connectionLost: "the connection ended before the answer was complete"
        case .insecure: "no secure connection came about; is the certificate valid?"
        case .status(let response): "the service answered \(response.status)"
        case .undecodable(let body): body.description
        case .tooLarge(let limit): "the body of the answer has more than \(limit) bytes"
        case .invalidRequest(let problem): "not sent: \(problem)"
        case .cancelled: "cancelled"
        case .other(let text): text
        }
    }
}
