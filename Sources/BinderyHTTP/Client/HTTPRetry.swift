public import BinderyStreams
internal import Foundation

/// The rules for automatic retries.
///
/// | failure | sent again |
/// |---|---|
/// | no network, unknown host, refused, connection lost, timed out | yes |
/// | a status of ``statuses`` | yes; no sooner than `Retry-After` allows |
/// | any other | no |
///
/// Only endpoints with ``Endpoint/isRepeatable`` are sent again; by default these are the idempotent methods. The waits
/// grow, and by default are fully random ("full jitter", Marc Brooker, *Exponential Backoff And Jitter*, AWS
/// Architecture Blog, 2015), so that clients that one fault has stopped do not all return at the same moment.
public struct HTTPRetry: Equatable, Sendable {
    /// The number of tries after the first one.
    public var limit: Int
    /// The waits between tries.
    public var backoff: Backoff
    /// The statuses that are worth another try.
    public var statuses: Set<Int>
    /// The latest start of a try, counted from the start of the first one.
    public var budget: Duration

    public init(
        limit: Int = 3, backoff: Backoff = Backoff(initial: .milliseconds(200), maximum: .seconds(10), jitter: 1),
        statuses: Set<Int> = [408, 429, 502, 503, 504], budget: Duration = .seconds(60)
    ) {
        self.limit = limit
        self.backoff = backoff
        self.statuses = statuses
        self.budget = budget
    }

    /// Three more tries within a minute, after random waits that grow from 0.2 s to 10 s.
    public static let `default` = HTTPRetry()
    /// No retries: every request is sent once.
    public static let none = HTTPRetry(limit: 0)

    func delay(
        after failure: HTTPFailure.Reason, attempt: Int, elapsed: Duration, date: Date = Date(),
        using generator: inout some RandomNumberGenerator
    ) -> Duration? {
        guard attempt <= limit, isTransient(failure) else { return nil }
        let delay = max(
            backoff.delay(before: attempt, using: &generator), retryAfter(failure, date: date) ?? .zero)
        return elapsed + delay <= budget ? delay : nil
    }

    private func retryAfter(_ failure: HTTPFailure.Reason, date: Date) -> Duration? {
        if case .status(let response) = failure { RetryAfter.delay(of: response.headers, date: date) } else { nil }
    }

    private func isTransient(_ failure: HTTPFailure.Reason) -> Bool {
        switch failure {
        case .offline, .unknownHost, .refused, .connectionLost, .timedOut: true
        case .status(let response): statuses.contains(response.status)
        case .insecure, .undecodable, .tooLarge, .invalidRequest, .cancelled, .other: false
        }
    }
}
