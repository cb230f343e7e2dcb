import BinderyGraph

/// Reactively's graph: sources, and layers of the same width, each of whose nodes sums some neighbours of the layer
/// before. A dynamic node leaves one out while its first one is odd. A run writes one source and reads the leaves.
struct Layers: Encodable {
    let sources: Int
    let width: Int
    let layers: Int
    var staticFraction = 1.0
    /// The part of the leaves that one effect, and each run, read.
    var readFraction = 1.0
    let iterations: Int
    /// The original's results of all iterations, from the second time on: the sum of the leaves, and the number of
    /// computations.
    let sum: Double
    let computations: Int

    static let all = [
        Layers(
            sources: 2, width: 10, layers: 5, readFraction: 0.2, iterations: 600_000,
            sum: 19_199_968, computations: 3_480_000),
        Layers(
            sources: 6, width: 10, layers: 10, staticFraction: 0.75, readFraction: 0.2, iterations: 15_000,
            sum: 302_310_782_860, computations: 1_155_000),
        Layers(
            sources: 4, width: 1_000, layers: 12, staticFraction: 0.95, iterations: 7_000,
            sum: 29_355_933_696_000, computations: 1_463_000),
        Layers(
            sources: 25, width: 1_000, layers: 5, iterations: 3_000, sum: 1_171_484_375_000, computations: 732_000),
        Layers(
            sources: 3, width: 5, layers: 500, iterations: 500, sum: 3.0239642676898464e241, computations: 1_246_500),
        Layers(
            sources: 6, width: 100, layers: 15, staticFraction: 0.5, iterations: 2_000,
            sum: 15_664_996_402_790_400, computations: 1_078_000),
    ]

    private var name: String {
        let percent = { (fraction: Double) in (fraction * 100).fixed(0) + "%" }
        return "\(sources)-\(width)x\(layers)" + (staticFraction < 1 ? " - dyn" + percent(1 - staticFraction) : "")
            + (readFraction < 1 ? " - lazy" + percent(1 - readFraction) : "")
    }

    var scenario: Scenario {
        Scenario(
            name: JSReactivity.prefix + name,
            contenders: [.bindery { body() }, .alienSignals(JSReactivity.prefix + "layers", self)],
            targets: [.alienSignals], assertedRuns: iterations,
            expected: { _ in Self.checksum(sum, computations) })
    }

    /// The result of a number of runs is that since the last result. After `iterations` they begin again.
    private func body() -> (Int) -> Int {
        let computations = Sink()
        let sources = (0..<width).map { MutableProperty(Double($0)) }
        let leaves = readLeaves(of: makeLayers(on: sources, computations))
        _ = effect { for leaf in leaves { _ = leaf.value } }
        var iteration = 0
        return { count in
            let before = computations.sum
            for _ in 0..<count {
                let index = iteration % width
                transaction { sources[index].value = Double(iteration + index) }
                for leaf in leaves { _ = leaf.value }
                iteration = iteration + 1 == iterations ? 0 : iteration + 1
            }
            return Self.checksum(leaves.reduce(0) { $1.value + $0 }, computations.sum - before)
        }
    }

    private func makeLayers(on sources: [MutableProperty<Double>], _ computations: Sink) -> [Property<Double>] {
        var random = SmallFastCounting()
        var last: [Property<Double>] = sources
        for _ in 1..<layers {
            last = last.indices.map { index in
                let inputs = (index..<(index + self.sources)).map { last[$0 % width] }
                return random.next() < staticFraction
                    ? Self.staticSum(of: inputs, computations) : Self.dynamicSum(of: inputs, computations)
            }
        }
        return last
    }

    private static func staticSum(of inputs: [Property<Double>], _ computations: Sink) -> Property<Double> {
        Property {
            computations.increment()
            var sum = 0.0
            for input in inputs { sum += input.value }
            return sum
        }
    }

    private static func dynamicSum(of inputs: [Property<Double>], _ computations: Sink) -> Property<Double> {
        let first = inputs[0]
        let others = Array(inputs.dropFirst())
        return Property {
            computations.increment()
            var sum = first.value
            let number = Int(sum)
            let omitted = number % 2 == 0 ? nil : number % others.count
            for (index, input) in others.enumerated() where index != omitted { sum += input.value }
            return sum
        }
    }

    private func readLeaves(of leaves: [Property<Double>]) -> [Property<Double>] {
        var random = SmallFastCounting()
        var leaves = leaves
        for _ in 0..<Int((Double(width) * (1 - readFraction)).rounded()) {
            leaves.remove(at: Int(random.next() * Double(leaves.count)))
        }
        return leaves
    }

    private static func checksum(_ sum: Double, _ computations: Int) -> Int {
        let bits = Int(bitPattern: UInt(sum.bitPattern))
        return (computations &* 31 &+ bits) &* 31 &+ (bits >> 32)
    }
}

/// The generator sfc32 of PractRand, from the state with which the original begins, whose choices thereby are these.
private struct SmallFastCounting {
    private var (a, b, c): (UInt32, UInt32, UInt32) = (0x0eab_8c28, 0x9122_2c94, 0x2cdd_b444)
    private var counter: UInt32 = 0x367a_626a

    /// Returns a number from 0 up to, but not including, 1.
    mutating func next() -> Double {
        let result = a &+ b &+ counter
        counter &+= 1
        a = b ^ (b >> 9)
        b = c &+ (c << 3)
        c = (c << 21 | c >> 11) &+ result
        return Double(result) / 0x1p32
    }
}
