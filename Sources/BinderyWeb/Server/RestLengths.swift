internal import BinderySynchronization

/// How long pages rest until their sessions are folded: always the longest time, or a random one.
final class RestLengths: Sendable {
    private let longest: Duration
    /// Nil if each rest takes as long.
    private let generator: Mutex<Generator?>

    private static let shortest: Duration = .milliseconds(10)

    init(upTo longest: Duration, drawnWith seed: UInt64?) {
        self.longest = max(longest, Self.shortest)
        generator = Mutex(seed.map(Generator.init))
    }

    /// Returns how long the next rest of a page takes.
    func next() -> Duration {
        guard let share = generator.withLock({ $0?.nextShare() }) else { return longest }
        return Self.shortest + (longest - Self.shortest) * share
    }

    /// SplitMix64: G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
    private struct Generator: RandomNumberGenerator {
        private var state: UInt64

        init(_ seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }

        mutating func nextShare() -> Double { .random(in: 0...1, using: &self) }
    }
}
