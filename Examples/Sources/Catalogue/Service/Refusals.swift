internal import Synchronization

/// Decides which requests are refused: a share of them, by chance, repeatable with a seed.
final class Refusals: Sendable {
    private let rate: Double
    private let random: Mutex<SplitMix64>

    init(rate: Double, seed: UInt64?) {
        self.rate = rate
        random = Mutex(SplitMix64(state: seed ?? .random(in: .min ... .max)))
    }

    /// Whether the request that has just arrived is refused.
    func refusesNext() -> Bool {
        random.withLock { Double.random(in: 0..<1, using: &$0) } < rate
    }
}

/// The generator of Steele, Lea and Flood: small, and the same numbers on every platform.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
