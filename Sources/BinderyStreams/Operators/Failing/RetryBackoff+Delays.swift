/// The delays before new attempts: growing, and with jitter, so that many clients do not retry at the same time.
public struct Backoff: Sendable, Equatable {
    /// The delay before the first new attempt.
    public var initial: Duration
    /// The factor by which each delay exceeds the previous one; 1 for equal delays.
    public var factor: Double
    /// The maximum delay.
    public var maximum: Duration
    /// The random share of each delay, from 0 to 1: with 0.5, a delay has between half and all of its length.
    public var jitter: Double

    public init(initial: Duration, factor: Double = 2, maximum: Duration = .seconds(60), jitter: Double = 0.5) {
        self.initial = initial
        self.factor = factor
        self.maximum = maximum
        self.jitter = jitter
    }

    /// Returns the delay before a new attempt, counted from 1, in O(log `attempt`). Only jitter uses `generator`.
    public func delay(before attempt: Int, using generator: inout some RandomNumberGenerator) -> Duration {
        if initial <= .zero { return .zero }
        // In seconds as `Double`: an unbounded delay becomes infinite and does not overflow.
        let grown = (initial / .seconds(1)) * power(attempt - 1)
        let whole = grown < maximum / .seconds(1) ? Duration.seconds(grown) : maximum
        let share = min(max(jitter, 0), 1)
        return share == 0 ? whole : whole * (1 - share * Double.random(in: 0...1, using: &generator))
    }

    private func power(_ exponent: Int) -> Double {
        var result = 1.0, base = factor, rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return result
    }
}
