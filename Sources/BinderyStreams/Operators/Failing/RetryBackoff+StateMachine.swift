/// Decides whether and when a signal that failed is observed again. A pure state machine.
struct RetryBackoffMachine<Generator: RandomNumberGenerator> {
    enum Action: Equatable {
        case retry(after: Duration)
        case fail
    }

    private let limit: Int?
    private let backoff: Backoff
    private let resetsOnSuccess: Bool
    private var generator: Generator
    /// Since the beginning or, with `resetsOnSuccess`, since the last value.
    private var failures = 0

    init(limit: Int?, backoff: Backoff, resetsOnSuccess: Bool, generator: Generator) {
        self.limit = limit
        self.backoff = backoff
        self.resetsOnSuccess = resetsOnSuccess
        self.generator = generator
    }

    mutating func received() {
        if resetsOnSuccess { failures = 0 }
    }

    /// - Parameter isTransient: whether another attempt makes sense, asked only if one is left.
    mutating func failed(isTransient: @autoclosure () -> Bool) -> Action {
        failures += 1
        if let limit, failures > limit { return .fail }
        return isTransient() ? .retry(after: backoff.delay(before: failures, using: &generator)) : .fail
    }
}
