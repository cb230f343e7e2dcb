import BinderyGraph

/// The 19 graphs in the chart of js-reactivity-benchmark (github.com/milomg/js-reactivity-benchmark, at 56eb45e): eight
/// of Kairo and that of $mol, the three rows of S.js, cellx with 1,000 layers, and the six of Reactively. The facts are
/// theirs (shapes, sizes, writes, results); the code is not. As there, each write is a transaction, and what observes
/// is an `effect`. `../../Peers/Node/js-reactivity.mjs` makes the same graphs with alien-signals.
enum JSReactivity {
    static let prefix = "js-reactivity: "

    static var all: [Scenario] {
        Propagation.all.map(\.scenario) + [mux, mol, createSignals, createComputations, updateSignals, cellx]
            + Layers.all.map(\.scenario)
    }

    /// A graph as a scenario.
    ///
    /// - Parameters:
    ///   - sizes: What the script needs to know to make the same graph.
    ///   - assertedRuns: The number of runs after which, and after as many again, the results must be equal.
    ///   - expected: What a number of runs from the start leaves in the tally, computed without a graph.
    ///   - make: Makes the graph and returns a run.
    static func scenario(
        _ name: String, _ sizes: any Encodable = [:] as [String: Int], assertedRuns: Int,
        expected: @escaping (Int, Tally) -> Void, make: @escaping (Tally) -> () -> Void
    ) -> Scenario {
        Scenario(
            name: prefix + name,
            contenders: [
                .bindery {
                    let tally = Tally()
                    let run = make(tally)
                    return { count in
                        for _ in 0..<count { run() }
                        return tally.checksum
                    }
                },
                .alienSignals(prefix + name, sizes),
            ],
            targets: [.alienSignals], assertedRuns: assertedRuns,
            expected: { runs in
                let tally = Tally()
                expected(runs, tally)
                return tally.checksum
            })
    }
}

/// What the runs of a graph have computed.
struct Tally: @unchecked Sendable {  // one contender writes at a time
    private struct Counts {
        var reads = 0
        var effectRuns = 0
        var effectSum = 0
        var burnt = 1
    }

    private let counts = UnsafeMutablePointer<Counts>.allocate(capacity: 1)

    init() { counts.initialize(to: Counts()) }

    var checksum: Int { (counts.pointee.reads &* 31 &+ counts.pointee.effectRuns) &* 31 &+ counts.pointee.effectSum }

    @inline(__always)
    func read(_ value: Int) { counts.pointee.reads = counts.pointee.reads &* 31 &+ value }

    /// Records what an effect read. The order of the effects of a transaction does not matter.
    @inline(__always)
    func effectRan(_ value: Int) {
        counts.pointee.effectRuns &+= 1
        counts.pointee.effectSum &+= value
    }

    /// Computes for a while: 100 steps that no optimiser removes.
    @inline(never)
    func burn() {
        var value = counts.pointee.burnt
        for step in 0..<100 { value = value &* 31 &+ step }
        counts.pointee.burnt = value
    }
}
