public import BinderyHTTP
public import Foundation

/// What a ``StubTransport`` answers, and when.
public struct StubAnswer: Sendable {
    enum Outcome: Sendable {
        case response(HTTPResponse)
        case failure(HTTPFailure.Reason)
        case never
    }

    let outcome: Outcome
    let delay: Duration
    var parts = 1
    var interval = Duration.zero

    private init(_ outcome: Outcome, after delay: Duration) {
        self.outcome = outcome
        self.delay = delay
    }

    /// An answer, so long after the request.
    public static func response(_ response: HTTPResponse, after delay: Duration = .zero) -> StubAnswer {
        StubAnswer(.response(response), after: delay)
    }

    /// An answer with a status and a text as its body, so long after the request.
    public static func status(
        _ status: Int, headers: HTTPHeaders = [:], _ body: String = "", after delay: Duration = .zero
    ) -> StubAnswer {
        .response(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)), after: delay)
    }

    /// A value as JSON. One that cannot be encoded is a failure that says so.
    public static func json(
        _ value: some Encodable, status: Int = 200, headers: HTTPHeaders = [:], after delay: Duration = .zero,
        by encoder: JSONEncoder = JSONEncoder()
    ) -> StubAnswer {
        do {
            let response = HTTPResponse(status: status, headers: headers, body: try encoder.encode(value))
            return .response(response, after: delay)
        } catch {
            return .failure(.other("StubTransport: the answer, a \(type(of: value)), cannot be JSON: \(error)"))
        }
    }

    /// No answer, but what the network does instead.
    public static func failure(_ reason: HTTPFailure.Reason, after delay: Duration = .zero) -> StubAnswer {
        StubAnswer(.failure(reason), after: delay)
    }

    /// Nothing comes, ever: what ends it is the timeout of the request, or who cancels it.
    public static let never = StubAnswer(.never, after: .zero)

    /// The same with a body that comes in so many parts: the first after the delay, the others each after `interval`.
    public func inParts(_ count: Int, every interval: Duration) -> StubAnswer {
        var answer = self
        answer.parts = max(count, 1)
        answer.interval = interval
        return answer
    }
}
