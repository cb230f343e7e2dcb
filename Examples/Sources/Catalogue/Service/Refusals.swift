internal import Synchronization

/// Decides randomly which share of the requests is refused, repeatable with a seed.
final class Refusals: Sendable {
    private let rate: Double
    private let random: Mutex<SplitMix64>

    init(rate: Double, seed: UInt64?) {
        self.rate = rate
        random = Mutex(SplitMix64(state: seed ?? .random(in: .min ... .max)))
    }

    func refusesNext() -> Bool {
        random.withLock { Double.random(in: 0..<1, using: &$0) } < rate
    }
}
