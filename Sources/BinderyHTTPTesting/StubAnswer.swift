public import BinderyHTTP
public import Foundation

/// An answer of a ``StubTransport`` with its delay.
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

    /// Returns an answer that arrives the given time after the request.
    public static func response(_ response: HTTPResponse, after delay: Duration = .zero) -> StubAnswer {
        StubAnswer(.response(response), after: delay)
    }

    /// Returns an answer with a status and a text as its body.
    public static func status(
        _ status: Int, headers: HTTPHeaders = [:], _ body: String = "", after delay: Duration = .zero
    ) -> StubAnswer {
        .response(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)), after: delay)
    }

    /// Returns an answer with a value as JSON. If the value cannot be encoded, the answer is a failure that says so.
    public static func json(
        _ value: some Encodable, status: Int = 200, headers: HTTPHeaders = [:], after delay: Duration = .zero,
        by encoder: JSONEncoder = JSONEncoder()
    ) -> StubAnswer {
        do {
            let response = HTTPResponse(status: status, headers: headers, body: try encoder.encode(value))
            return .response(response, after: delay)
        } catch {
            return .failure(.other("StubTransport: the response, a \(type(of: value)), cannot be JSON: \(error)"))
        }
    }

    /// Returns a failure of the network in place of an answer.
    public static func failure(_ reason: HTTPFailure.Reason, after delay: Duration = .zero) -> StubAnswer {
        StubAnswer(.failure(reason), after: delay)
    }

    /// No answer. The request ends by its timeout or by cancellation.
    public static let never = StubAnswer(.never, after: .zero)

    /// Returns the answer with its body in parts: the first after the delay, the others at the given interval.
    public func inParts(_ count: Int, every interval: Duration) -> StubAnswer {
        var answer = self
        answer.parts = max(count, 1)
        answer.interval = interval
        return answer
    }
}
