import Testing

@testable import BinderyGraph

/// P1, P2, P4 and P7 against an oracle that computes from scratch.
@Suite struct RandomGraphTests {
    @Test(arguments: 0..<10)
    func tenTimesAThousandRandomGraphsAgreeWithTheOracle(_ thousand: UInt64) {
        var deep = 0
        for seed in thousand * 1_000..<(thousand + 1) * 1_000 {
            let graph = RandomGraph(seed: seed)
            if graph.depth >= 8 { deep += 1 }
            do {
                try graph.run(operations: 100)
            } catch {
                Issue.record("seed \(seed): \(error)")
                return
            }
        }
        #expect(deep > 500, "\(deep) graphs of 1,000 are 8 levels deep or deeper")
    }

    /// The title of each case names its fault (`Engine.Fault`).
    @Test(arguments: Engine.Fault.allCases)
    func aFaultInTheEngineIsCaught(_ fault: Engine.Fault) {
        let caughtAt = Engine.withFault(fault) {
            (0..<500 as Range<UInt64>).first { seed in
                do {
                    try RandomGraph(seed: seed).run(operations: 100)
                    return false
                } catch {
                    return true
                }
            }
        }
        #expect(caughtAt != nil, "nothing noticed that \(fault)")
    }
}
