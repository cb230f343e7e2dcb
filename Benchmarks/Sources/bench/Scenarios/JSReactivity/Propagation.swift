import BinderyGraph

/// A graph with one source. A run writes 1, then 0, 1, 2 and so on, and reads the last observed node after each write.
struct Propagation: Sendable {
    let name: String
    let size: Int
    let writes: Int
    /// Whether the effects compute for a while.
    var isBusy = false
    /// Makes from the source the nodes that an effect each observes.
    let observed: @Sendable (_ source: MutableProperty<Int>, _ size: Int, Tally) -> [Property<Int>]
    /// The values of these nodes when the source has a value.
    let values: @Sendable (_ source: Int, _ size: Int) -> [Int]

    static let all = [
        Propagation(
            name: "avoidablePropagation", size: 0, writes: 1_000, isBusy: true,
            observed: { source, _, tally in
                let first = Property { source.value }
                let constant = Property {
                    _ = first.value
                    return 0
                }
                let busy = Property {
                    tally.burn()
                    return constant.value + 1
                }
                let next = Property { busy.value + 2 }
                return [Property { next.value + 3 }]
            },
            values: { _, _ in [6] }),
        Propagation(
            name: "broadPropagation", size: 50, writes: 50,
            observed: { source, size, _ in
                (0..<size).map { number in
                    let sum = Property { source.value + number }
                    return Property { sum.value + 1 }
                }
            },
            values: { source, size in (0..<size).map { source + $0 + 1 } }),
        Propagation(
            name: "deepPropagation", size: 50, writes: 50,
            observed: { source, size, _ in [chain(from: source, size).last!] },
            values: { source, size in [source + size] }),
        Propagation(
            name: "diamond", size: 5, writes: 500,
            observed: { source, size, _ in
                let nodes = (0..<size).map { _ in Property { source.value + 1 } }
                return [sum(of: nodes)]
            },
            values: { source, size in [(source + 1) * size] }),
        Propagation(
            name: "repeatedObservers", size: 30, writes: 100,
            observed: { source, size, _ in [Property { (0..<size).reduce(0) { sum, _ in sum + source.value } }] },
            values: { source, size in [source * size] }),
        Propagation(
            name: "triangle", size: 10, writes: 100,
            observed: { source, size, _ in
                let nodes = chain(from: source, size)
                // The original makes the last node and does not read it.
                return [sum(of: nodes.dropLast())]
            },
            values: { source, size in [source * size + size * (size - 1) / 2] }),
        Propagation(
            name: "unstable", size: 20, writes: 100,
            observed: { source, size, _ in
                let double = Property { source.value * 2 }
                let inverse = Property { -source.value }
                return [
                    Property {
                        (0..<size).reduce(0) { sum, _ in sum + (source.value % 2 == 0 ? inverse.value : double.value) }
                    }
                ]
            },
            values: { source, size in [source % 2 == 0 ? -source * size : 2 * source * size] }),
    ]

    /// The source and behind it a number of nodes, each derived from the previous one.
    private static func chain(from source: MutableProperty<Int>, _ length: Int) -> [Property<Int>] {
        var nodes: [Property<Int>] = [source]
        for _ in 0..<length {
            let last = nodes.last!
            nodes.append(Property { last.value + 1 })
        }
        return nodes
    }

    private static func sum(of nodes: [Property<Int>]) -> Property<Int> {
        Property {
            var sum = 0
            for node in nodes { sum += node.value }
            return sum
        }
    }

    private var written: [Int] { [1] + Array(0..<writes) }

    var scenario: Scenario {
        JSReactivity.scenario(
            name, ["size": size, "writes": writes, "isBusy": isBusy ? 1 : 0], assertedRuns: 50,
            expected: { runs, tally in
                var values = values(0, size)
                for value in values { tally.effectRan(value) }
                for _ in 0..<runs {
                    for value in written {
                        let before = values
                        values = self.values(value, size)
                        for (value, before) in zip(values, before) where value != before { tally.effectRan(value) }
                        tally.read(values.last!)
                    }
                }
            }
        ) { tally in
            let source = MutableProperty(0)
            let nodes = observed(source, size, tally)
            for node in nodes {
                _ = effect {
                    tally.effectRan(node.value)
                    if isBusy { tally.burn() }
                }
            }
            let (last, written) = (nodes.last!, written)
            return {
                for value in written {
                    transaction { source.value = value }
                    tally.read(last.value)
                }
            }
        }
    }
}
