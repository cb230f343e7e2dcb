import BinderyGraph
import Dispatch

/// A row of the table: one piece of work, done by Bindery, by hand-written code and by peers.
struct Scenario {
    let name: String
    /// The number of operations in a run: 100 for a chain of 100 nodes that is measured per node.
    var operationsPerRun = 1
    var contenders: [Contender]
    let targets: [Target]
    /// The results are compared after this number of runs, and again after twice as many.
    var assertedRuns = 2_500
    /// The checksum after a number of runs, computed without a graph.
    var expected: ((_ runs: Int) -> Int)?

    static var all: [Scenario] {
        [
            subjectChain, coldChain, broadcast, makeAndDispose, flatMapLatest,
            zipOfRanges, buffer, sum, chain, chainOfMaps, diamond, grid, gridOfMaps, cleanRead,
        ]
    }

    /// What a log adds to Bindery's own work: each is a write and what follows from it.
    static var traced: [Scenario] {
        [sum, chain, diamond, subjectChain].map { scenario in
            let bindery = scenario.contenders.first { $0.name == .bindery }!
            return Scenario(
                name: "traced: " + scenario.name, operationsPerRun: scenario.operationsPerRun,
                contenders: [bindery, bindery.traced], targets: [])
        }
    }
}

/// One way to do the work.
struct Contender {
    enum Name: String {
        case bindery = "Bindery"
        case traced = "traced"
        case floor = "floor"
        case openCombine = "OpenCombine"
        case asyncAlgorithms = "swift-async-algorithms"
        case alienSignals = "alien-signals"
    }

    let name: Name
    /// Prepares the work. The result does a number of runs, and returns a checksum of all results so far, of which
    /// alien-signals has the lower 32 bits.
    let make: () -> (Int) -> Int

    static func bindery(_ make: @escaping () -> (Int) -> Int) -> Contender { Contender(name: .bindery, make: make) }
    static func floor(_ make: @escaping () -> (Int) -> Int) -> Contender { Contender(name: .floor, make: make) }

    /// The same work, recorded by a log.
    var traced: Contender {
        Contender(name: .traced) { [make] in
            let log = TraceLog()
            let run = log.record { make() }
            return { count in withExtendedLifetime(log) { run(count) } }
        }
    }

    static func openCombine(_ make: @escaping () -> (Int) -> Int) -> Contender {
        Contender(name: .openCombine, make: make)
    }
    /// Iterates `sequence` in its own task. The cost of starting and ending the task is spread over all elements.
    static func asyncAlgorithms<S: AsyncSequence & Sendable>(
        _ sequence: @escaping @Sendable (_ count: Int) -> S
    ) -> Contender where S.Element == Int {
        Contender(name: .asyncAlgorithms) {
            let sink = Sink()
            return { count in
                let done = DispatchSemaphore(value: 0)
                Task {
                    for try await value in sequence(count) { sink.fold(value) }
                    done.signal()
                }
                done.wait()
                return sink.sum
            }
        }
    }
}

/// The largest accepted ratio of Bindery's time to another contender's.
struct Target: Sendable {
    let other: Contender.Name
    let ratio: Double
    let text: String

    static func floor(times ratio: Double) -> Target {
        Target(other: .floor, ratio: ratio, text: "≤ \(ratio) × floor")
    }
    static func openCombine(dividedBy divisor: Double) -> Target {
        Target(other: .openCombine, ratio: 1 / divisor, text: "≤ OpenCombine / \(Int(divisor))")
    }
    static let alienSignals = Target(other: .alienSignals, ratio: 1, text: "≤ alien-signals")
}

extension [Target] {
    static let graph: [Target] = [.floor(times: 1.5), .alienSignals]
}
