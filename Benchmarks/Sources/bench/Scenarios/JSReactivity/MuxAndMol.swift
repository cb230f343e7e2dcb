import BinderyGraph

extension JSReactivity {
    /// A hundred sources are collected in one array and divided again. A run writes ten of them twice.
    static var mux: Scenario {
        let size = 100
        let writes = (0..<10).map { ($0, $0) } + (0..<10).map { ($0, $0 * 2) }
        return scenario(
            "mux", ["size": size], assertedRuns: 50,
            expected: { runs, tally in
                var values = Array(repeating: 0, count: size)
                for _ in values { tally.effectRan(1) }
                for _ in 0..<runs {
                    for (index, value) in writes {
                        if values[index] != value { tally.effectRan(value + 1) }
                        values[index] = value
                        tally.read(value + 1)
                    }
                }
            }
        ) { tally in
            let sources = (0..<size).map { _ in MutableProperty(0) }
            let collected = Property { sources.map { $0.value } }
            let divided = (0..<size).map { index in
                let element = Property { collected.value[index] }
                return Property { element.value + 1 }
            }
            for node in divided { _ = effect { tally.effectRan(node.value) } }
            return {
                for (index, value) in writes {
                    transaction { sources[index].value = value }
                    tally.read(divided[index].value)
                }
            }
        }
    }

    /// Two sources, five derived properties, of which one is an array without equality, and three effects. Most of the
    /// time is that of `slow`.
    static var mol: Scenario {
        // What the two transactions of a run write.
        let writes = { (run: Int) in [(a: 1 + run * 2, b: 1), (a: 2 + run * 2, b: 2)] }
        return scenario(
            "molBench", assertedRuns: 50,
            expected: { runs, tally in
                var last: (f: Int, g: Int)?
                for (a, b) in [(0, 0)] + (1..<(runs + 1)).flatMap(writes) {
                    let (c, d) = (a % 2 + b % 2, a % 2 - b % 2)
                    let f = slow(2 + d != 0 ? 2 + d : b)
                    let g = c + (c != 0 ? c : slow(c + a + d) % 2) + (4 + d) + f
                    if g != last?.g {
                        tally.effectRan(slow(g))
                        tally.effectRan(g)
                    }
                    if f != last?.f { tally.effectRan(slow(f)) }
                    last = (f, g)
                }
            }
        ) { tally in
            let (a, b) = (MutableProperty(0), MutableProperty(0))
            let c = Property { a.value % 2 + b.value % 2 }
            let d = Property { (0..<5).map { Element(x: $0 + a.value % 2 - b.value % 2) } }
            let e = Property { slow(c.value + a.value + d.value[0].x) }
            let f = Property { slow(d.value[2].x != 0 ? d.value[2].x : b.value) }
            let g = Property { c.value + (c.value != 0 ? c.value : e.value % 2) + d.value[4].x + f.value }
            _ = effect { tally.effectRan(slow(g.value)) }
            _ = effect { tally.effectRan(g.value) }
            _ = effect { tally.effectRan(slow(f.value)) }
            var run = 0
            return {
                run += 1
                for values in writes(run) {
                    transaction {
                        b.value = values.b
                        a.value = values.a
                    }
                }
            }
        }
    }

    private struct Element {
        let x: Int
    }

    private static func slow(_ number: Int) -> Int { number + fibonacci(16) }

    @inline(never)
    private static func fibonacci(_ number: Int) -> Int {
        number < 2 ? 1 : fibonacci(number - 1) + fibonacci(number - 2)
    }
}
