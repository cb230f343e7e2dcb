import BinderyGraph

extension JSReactivity {
    /// A thousand layers of four properties, each observed: b, a − c, b + d and c of the layer before. A run writes the
    /// four sources in one transaction, and reads the last layer before and after. The original writes each graph once;
    /// here, odd runs write what it does, and even runs what the sources had before.
    static var cellx: Scenario {
        let layers = 1_000
        let start = [1, 2, 3, 4]
        let states: [[Int]] = [[4, 3, 2, 1], start]
        return scenario(
            "cellx1000", ["layers": layers], assertedRuns: 10,
            expected: { runs, tally in
                // The last layers that the original states.
                let ends = [[-3, -6, -2, 2], [-2, -4, 2, 3]]
                let values = [start, states[0]].map { Self.values(of: layers, from: $0) }
                precondition(values.map { $0.last! } == ends)
                for value in values[0].joined() { tally.effectRan(value) }
                for run in 1..<(runs + 1) {
                    let (before, after) = (values[(run - 1) % 2], values[run % 2])
                    for value in before.last! { tally.read(value) }
                    for (value, before) in zip(after.joined(), before.joined()) where value != before {
                        tally.effectRan(value)
                    }
                    for value in after.last! { tally.read(value) }
                }
            }
        ) { tally in
            let sources = start.map { MutableProperty($0) }
            var last: [Property<Int>] = sources
            for _ in 0..<layers {
                let (a, b, c, d) = (last[0], last[1], last[2], last[3])
                last = [
                    Property { b.value }, Property { a.value - c.value }, Property { b.value + d.value },
                    Property { c.value },
                ]
                for node in last { _ = effect { tally.effectRan(node.value) } }
            }
            let end = last
            var run = 0
            return {
                for node in end { tally.read(node.value) }
                transaction { for (source, value) in zip(sources, states[run]) { source.value = value } }
                for node in end { tally.read(node.value) }
                run = 1 - run
            }
        }
    }

    private static func values(of layers: Int, from start: [Int]) -> [[Int]] {
        var values = [start]
        for _ in 0..<layers {
            let last = values.last!
            values.append([last[1], last[0] - last[2], last[1] + last[3], last[2]])
        }
        return Array(values.dropFirst())
    }
}
