import BinderyTestSupport

@testable import BinderyGraph

/// A random graph, built twice: from properties, and as definitions that an oracle evaluates from scratch. The oracle
/// shares nothing with the engine: it computes every value recursively from the present sources.
struct GraphFailure: Error, CustomStringConvertible {
    let description: String
}

final class RandomGraph {
    enum Definition {
        case source
        case mapped(Int, plus: Int)
        case reduced(Int, modulo: Int)
        case sum([Int])
        case choice(Int, Int, Int)
        case combined(Int, Int)
    }

    struct Watcher {
        let node: Int
        let disposable: any Disposable
        var last: Int
        /// The source that this observer writes when it runs, if any.
        let writes: Int?
    }

    private var random: SplitMix
    private let definitions: [Definition]
    private let sources: [Int]
    private var properties: [Property<Int>?] = []
    private var inputs: [MutableProperty<Int>] = []
    private var sourceValues: [Int]
    private var watchers: [Int: Watcher] = [:]
    private var runs: [(watcher: Int, value: Int)] = []
    private var computations: [Int]
    /// The number of changes of each node, and those that each derived node saw in its last computation.
    private var changes: [Int]
    private var computed: [(value: Int, read: [(node: Int, changes: Int)])?]
    private var era = 0
    private var known: [(era: Int, value: Int)]
    private var nextWatcher = 0
    private var failure: String?
    private(set) var depth = 0

    init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let count = 5 + random.below(56)
        let sourceCount = 1 + random.below(max(1, count / 4))
        var definitions: [Definition] = Array(repeating: .source, count: sourceCount)
        var depths = Array(repeating: 0, count: sourceCount)
        for index in sourceCount..<count {
            // Recent nodes are preferred, which makes deep graphs.
            func pick() -> Int {
                random.below(3) == 0 ? random.below(index) : max(0, index - 1 - random.below(min(index, 3)))
            }
            let definition: Definition
            switch random.below(6) {
            case 0: definition = .mapped(pick(), plus: random.below(5))
            case 1: definition = .reduced(pick(), modulo: 2 + random.below(3))
            case 2: definition = .sum((0...random.below(4)).map { _ in pick() })
            case 3, 4: definition = .choice(pick(), pick(), pick())
            default: definition = .combined(pick(), pick())
            }
            definitions.append(definition)
            depths.append(1 + Self.dependencies(of: definition).map { depths[$0] }.max()!)
        }
        self.random = random
        self.definitions = definitions
        depth = depths.max()!
        sources = Array(0..<sourceCount)
        sourceValues = sources.map { _ in 0 }
        computations = Array(repeating: 0, count: count)
        changes = Array(repeating: 0, count: count)
        known = Array(repeating: (-1, 0), count: count)
        computed = Array(repeating: nil, count: count)
        for (index, definition) in definitions.enumerated() { properties.append(make(definition, index)) }
    }

    deinit { for watcher in watchers.values { watcher.disposable.dispose() } }

    private static func dependencies(of definition: Definition) -> [Int] {
        switch definition {
        case .source: []
        case .mapped(let a, _), .reduced(let a, _): [a]
        case .sum(let all): all
        case .choice(let a, let b, let c): [a, b, c]
        case .combined(let a, let b): [a, b]
        }
    }

    private func make(_ definition: Definition, _ index: Int) -> Property<Int> {
        func property(_ at: Int) -> Property<Int> { properties[at]! }
        let counted: (Int) -> Int = { [unowned self] value in
            didCompute(index, value)
            return value
        }
        switch definition {
        case .source:
            let input = MutableProperty(0)
            inputs.append(input)
            return input
        case .mapped(let a, let plus): return property(a).map { counted($0 &+ plus) }
        case .reduced(let a, let modulo): return property(a).map { counted(abs($0 % modulo)) }
        case .sum(let all):
            let read = all.map(property)
            return Property { counted(read.reduce(0) { $0 &+ $1.value }) }
        case .choice(let condition, let a, let b):
            let (condition, a, b) = (property(condition), property(a), property(b))
            return Property { counted(condition.value % 2 == 0 ? a.value : b.value) }
        case .combined(let a, let b): return property(a).combine(property(b)) { counted($0 &- $1) }
        }
    }

    private func didCompute(_ index: Int, _ value: Int) {
        computations[index] += 1
        if let last = computed[index] {
            if last.read.allSatisfy({ changes[$0.node] == $0.changes }) {
                fail("node \(index) computed although nothing that it had read has changed")
            }
            if last.value != value { changes[index] += 1 }
        }
        let read: [Int] =
            switch definitions[index] {
            case .choice(let condition, let a, let b): [condition, expected(condition) % 2 == 0 ? a : b]
            case let other: Self.dependencies(of: other)
            }
        computed[index] = (value, read.map { ($0, changes[$0]) })
    }

    // MARK: The oracle

    /// Computes a value from scratch, recursively, and caches it until the next write of a source.
    private func expected(_ index: Int) -> Int {
        if known[index].era == era { return known[index].value }
        let value: Int
        switch definitions[index] {
        case .source: value = sourceValues[index]
        case .mapped(let a, let plus): value = expected(a) &+ plus
        case .reduced(let a, let modulo): value = abs(expected(a) % modulo)
        case .sum(let all):
            var sum = 0
            for index in all { sum &+= expected(index) }
            value = sum
        case .choice(let condition, let a, let b): value = expected(condition) % 2 == 0 ? expected(a) : expected(b)
        case .combined(let a, let b): value = expected(a) &- expected(b)
        }
        known[index] = (era, value)
        return value
    }

    // MARK: Operations

    /// Runs `count` random operations and compares after each one.
    func run(operations count: Int) throws {
        for step in 0..<count {
            runs = []
            let before = watchers.mapValues { expected($0.node) }
            let known = Set(watchers.keys)
            var isPlain = true
            for index in computations.indices { computations[index] = 0 }
            switch random.below(10) {
            case 0...3: write(random.below(sources.count))
            case 4, 5:
                transaction {
                    for _ in 0...random.below(4) {
                        write(random.below(sources.count))
                        if random.below(2) == 0 {
                            check(random.below(definitions.count), "inside a transaction")
                            isPlain = false
                        }
                    }
                }
            case 6: watch(random.below(definitions.count), writes: nil)
            case 7:
                if random.below(3) == 0 { watch(random.below(definitions.count), writes: random.below(sources.count)) }
            case 8:
                if let watcher = watchers.keys.sorted().randomElement(using: &random) {
                    watchers.removeValue(forKey: watcher)!.disposable.dispose()
                }
            default: check(random.below(definitions.count), "after an unobserved write")
            }
            for (id, value) in runs where !known.contains(id) && watchers[id]?.last != value {
                fail("a new observer was left with \(value)")
            }
            let wrote = watchers.values.contains { $0.writes != nil }
            if !wrote {
                let seen = runs.map(\.watcher).filter(known.contains)
                if seen != seen.sorted() { fail("observers ran in the order \(seen)") }
                if Set(seen).count != seen.count { fail("an observer ran twice: \(seen)") }
                for (id, watcher) in watchers where known.contains(id) {
                    let changed = before[id] != expected(watcher.node)
                    if changed != seen.contains(id) {
                        fail("observer \(id) of node \(watcher.node): changed \(changed)")
                    }
                }
                if isPlain, let index = computations.firstIndex(where: { $0 > 1 }) {
                    fail("node \(index) computed \(computations[index]) times")
                }
            }
            for watcher in watchers.values where watcher.last != expected(watcher.node) {
                fail("an observer of node \(watcher.node) was left with \(watcher.last)")
            }
            check(random.below(definitions.count), "at the end of a step")
            let property = properties[random.below(definitions.count)]!
            if let broken = LinkLists.failure(at: property.node) { fail("\(property.diagnosticName): \(broken)") }
            if let failure { throw GraphFailure(description: "step \(step): \(failure)") }
        }
        for index in definitions.indices where properties[index]!.value != expected(index) {
            throw GraphFailure(description: "at the end node \(index) is wrong")
        }
    }

    private func write(_ source: Int) {
        set(source, to: random.below(6))
    }

    private func set(_ source: Int, to value: Int) {
        if sourceValues[source] != value { changes[source] += 1 }
        era += 1
        sourceValues[source] = value
        inputs[source].value = value
    }

    private func watch(_ node: Int, writes: Int?) {
        let id = nextWatcher
        nextWatcher += 1
        let last = expected(node)
        let disposable = properties[node]!.observeChanges { [unowned self] value in
            if value != expected(node) { fail("an observer of node \(node) got \(value), a glitch") }
            if watchers[id]!.last == value { fail("an observer of node \(node) got \(value) twice") }
            watchers[id]!.last = value
            runs.append((id, value))
            check(random.below(definitions.count), "inside an observer")
            if let source = writes, sourceValues[source] < 6 {
                set(source, to: sourceValues[source] + 1)
            }
        }
        watchers[id] = Watcher(node: node, disposable: disposable, last: last, writes: writes)
    }

    private func check(_ index: Int, _ when: String) {
        let (value, expected) = (properties[index]!.value, expected(index))
        if value != expected { fail("node \(index) is \(value) instead of \(expected), \(when)") }
    }

    private func fail(_ text: String) { failure = failure ?? text }
}
