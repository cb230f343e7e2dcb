public import BinderyStreams
internal import Foundation

/// When a request is sent again without being asked.
///
/// | failure | sent again |
/// |---|---|
/// | no network, unknown host, refused, connection lost, timed out | yes |
/// | a status of ``statuses`` | yes; no sooner than `Retry-After` says |
/// | any other | no |
///
/// Only what is safe to repeat is: endpoints whose ``Endpoint/isRepeatable`` is true, which it is for idempotent methods. The waits grow, and by default
/// are left wholly to chance ("full jitter", Marc Brooker, *Exponential Backoff And Jitter*, AWS Architecture Blog, 2015), so that those whom one fault
/// has stopped do not all come back at once.
public struct HTTPRetry: Equatable, Sendable {
    /// The tries after the first one.
    public var limit: Int
    /// The waits between tries.
    public var backoff: Backoff
    /// The statuses that another try may change.
    public var statuses: Set<Int>
    /// No try begins later than this after the first one began.
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

    public static let `default` = HTTPRetry()
    /// Every request is sent once.
    public static let none = HTTPRetry(limit: 0)

    /// How long to wait before the next try; `nil` if there is to be none.
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
