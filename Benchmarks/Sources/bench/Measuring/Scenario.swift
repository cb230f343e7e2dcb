import Dispatch

/// One row of the table: one piece of work, done by Bindery, by hand and by peers.
struct Scenario {
    let name: String
    /// How many operations one run is: 100 for a chain of 100 nodes whose cost is told per node.
    var operationsPerRun = 1
    var contenders: [Contender]
    /// By which name the script that measures alien-signals knows the same work.
    var alienSignalsName: String?
    let targets: [Target]

    static var all: [Scenario] {
        [
            subjectChain, coldChain, broadcast, makeAndDispose, flatMapLatest,
            zipOfRanges, buffer, sum, chain, chainOfMaps, diamond, grid, gridOfMaps, cleanRead,
        ]
    }
}

/// Who does the work, and how.
struct Contender {
    enum Name: String {
        case bindery = "Bindery"
        case floor = "floor"
        case openCombine = "OpenCombine"
        case asyncAlgorithms = "swift-async-algorithms"
        case alienSignals = "alien-signals"
    }

    let name: Name
    /// Builds what the work needs. The result performs a number of runs and
    /// returns a checksum of all results since it was built.
    let make: () -> (Int) -> Int

    static func bindery(_ make: @escaping () -> (Int) -> Int) -> Contender { Contender(name: .bindery, make: make) }
    static func floor(_ make: @escaping () -> (Int) -> Int) -> Contender { Contender(name: .floor, make: make) }
    static func openCombine(_ make: @escaping () -> (Int) -> Int) -> Contender {
        Contender(name: .openCombine, make: make)
    }
    /// `sequence` is iterated on a task of its own; what it costs to begin and end that is spread over all elements.
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

/// Bindery's time divided by another's must be at most so much.
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
