import Testing

@testable import BinderyGraph

/// P2 and P7 where properties overtake themselves: an observer does not compare when its property has changed exactly
/// once since its last run. A failure names its seed.
@Suite struct OvertakingTests {
    @Test(arguments: 0..<8)
    func eachObserverSeesWhatTheOracleSays(_ part: UInt64) {
        for seed in part * 1_000..<(part + 1) * 1_000 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    @Test func aComparisonTooFewIsNoticed() {
        let isNoticed = Engine.withFault(.skipsComparisons) { (0..<100).contains { divergence($0) != nil } }
        #expect(isNoticed)
    }

    private func divergence(_ seed: UInt64) -> String? {
        Program.divergence(.overtaking, seed: seed, nodes: 6, steps: 12)
    }
}
