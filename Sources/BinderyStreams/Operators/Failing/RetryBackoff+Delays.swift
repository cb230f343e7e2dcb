/// How long to wait before each try: longer from one to the next, and not equally long for everybody who tries.
public struct Backoff: Sendable, Equatable {
    /// The wait before the first new try.
    public var initial: Duration
    /// By what each wait is longer than the one before.
    public var factor: Double
    /// The longest wait.
    public var maximum: Duration
    /// How much of each wait is left to chance: from 0, nothing, to 1, all of it.
    public var jitter: Double

    /// - Parameters:
    ///   - initial: the wait before the first new try.
    ///   - factor: by what each wait is longer than the one before; 1 for equal ones.
    ///   - maximum: the longest wait.
    ///   - jitter: how much of each wait is left to chance: with 0.5 it takes between half of it and all of it.
    public init(initial: Duration, factor: Double = 2, maximum: Duration = .seconds(60), jitter: Double = 0.5) {
        self.initial = initial
        self.factor = factor
        self.maximum = maximum
        self.jitter = jitter
    }

    /// The wait before a new try, the first of which has the number 1. Without jitter `generator` is not asked.
    ///
    /// - Complexity: O(log `attempt`).
    public func delay(before attempt: Int, using generator: inout some RandomNumberGenerator) -> Duration {
        if initial <= .zero { return .zero }
        // In seconds, where what grows without bounds becomes infinite instead of overflowing.
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
