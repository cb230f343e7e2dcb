import Testing

@testable import BinderyGraph

/// P1, P2, P4 and P7 against an oracle that computes everything from scratch.
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

    /// Each fault is named in the title of its case: a write marks only its direct subscribers; a new dependency is not linked; observers
    /// run inside a transaction; observers run out of order; a diamond's sibling is forgotten; an unread dependency stays.
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
