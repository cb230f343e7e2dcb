/// Nanoseconds per operation of one contender.
struct Measurement {
    let samples: [Double]

    var median: Double { Self.median(samples) }
    var minimum: Double { samples.min()! }

    /// The median ratio of samples that were taken in the same turn: a busy machine slows both.
    func ratio(to other: Measurement) -> Double { Self.median(zip(samples, other.samples).map { $0 / $1 }) }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

struct WrongResult: Error, CustomStringConvertible {
    let description: String
}

extension Scenario {
    static let sampleCount = 7
    static let sampleTime = 0.2

    /// Measures the contenders in turn, so that a disturbance of the machine affects all of them.
    func measure() throws -> [Contender.Name: Measurement] {
        try assertEqualResults()
        let bodies = contenders.map { $0.make() }
        let counts = bodies.map(warmUp)
        var samples = contenders.map { _ in [Double]() }
        for _ in 0..<Scenario.sampleCount {
            for index in contenders.indices {
                let time = seconds { bodies[index](counts[index]) }
                samples[index].append(time * 1e9 / Double(counts[index] * operationsPerRun))
            }
        }
        let measurements = samples.map { Measurement(samples: $0) }
        return Dictionary(uniqueKeysWithValues: zip(contenders.map(\.name), measurements))
    }

    private func assertEqualResults() throws {
        let results = contenders.map { contender in
            let run = contender.make()
            return [run(assertedRuns), run(assertedRuns)].map(UInt32.init(truncatingIfNeeded:))
        }
        for (contender, result) in zip(contenders, results) where result != results[0] {
            throw WrongResult(
                description: """
                    \(name): \(contender.name.rawValue) gave \(result) after \(assertedRuns) runs and as many again, \
                    \(contenders[0].name.rawValue) gave \(results[0]). They do not do the same work; nothing was measured.
                    """)
        }
        let expected = expected.map { UInt32(truncatingIfNeeded: $0(2 * assertedRuns)) }
        if let expected, expected != results[0][1] {
            throw WrongResult(
                description: """
                    \(name): the result is \(results[0][1]) after \(2 * assertedRuns) runs, \(expected) is expected. \
                    Nothing was measured.
                    """)
        }
    }

    /// Runs `body` with growing counts until it takes 30 ms, and returns the number of runs in a sample.
    private func warmUp(_ body: (Int) -> Int) -> Int {
        var count = 1
        while true {
            let time = seconds { body(count) }
            if time > 0.03 { return max(1, Int(Double(count) * Scenario.sampleTime / time)) }
            count *= time > 0.003 ? 2 : 8
        }
    }

    private func seconds(_ work: () -> Int) -> Double {
        let clock = SuspendingClock()
        let start = clock.now
        keep(work())
        return (clock.now - start) / .seconds(1)
    }
}

@_optimize(none)
private func keep(_ value: Int) {}
