import BinderyTestSupport

@testable import BinderyGraph

/// A graph with observers, driven by a random program twice: once in the engine and once in an oracle.
protocol World: AnyObject {
    func read(_ node: Int) -> Int
    func write(_ source: Int, _ value: Int)
    func transaction(_ body: () -> Void)
    func observe(_ node: Int, id: Int, _ handler: @escaping (Int) -> Void)
    func dispose(_ id: Int)
}

/// The nodes of a random graph: first the sources, then nodes derived from earlier ones.
struct Plan {
    enum Node {
        case source
        case mapped(Int, plus: Int)
        case parity(Int)
        case sum([Int])
        case choice(Int, Int, Int)
    }

    let nodes: [Node]
    let sources: Int

    init(_ random: inout SplitMix, nodes count: Int) {
        sources = 1 + random.below(4)
        var nodes = Array(repeating: Node.source, count: sources)
        while nodes.count < sources + count {
            let index = nodes.count
            let (a, b, c) = (random.below(index), random.below(index), random.below(index))
            switch random.below(5) {
            case 0: nodes.append(.mapped(a, plus: random.below(3)))
            case 1: nodes.append(.parity(a))
            case 2: nodes.append(.sum([a, b]))
            default: nodes.append(.choice(a, b, c))
            }
        }
        self.nodes = nodes
    }

    /// Computes the value of a node from scratch. `visit` receives each node on the way.
    func value(of node: Int, _ sources: [Int], visit: (Int) -> Void = { _ in }) -> Int {
        visit(node)
        func read(_ other: Int) -> Int { value(of: other, sources, visit: visit) }
        switch nodes[node] {
        case .source: return sources[node]
        case .mapped(let a, let plus): return read(a) &+ plus
        case .parity(let a): return abs(read(a) % 2)
        case .sum(let all): return all.reduce(0) { ($0 &+ read($1)) % 1_000 }
        case .choice(let condition, let a, let b): return read(condition) % 2 == 0 ? read(a) : read(b)
        }
    }

    /// Builds the same nodes as properties. `note` receives each computation.
    func properties(note: @escaping (Int) -> Void = { _ in }) -> (inputs: [MutableProperty<Int>], all: [Property<Int>])
    {
        var inputs: [MutableProperty<Int>] = [], all: [Property<Int>] = []
        for (index, node) in nodes.enumerated() {
            let made = all
            switch node {
            case .source:
                inputs.append(MutableProperty(0))
                all.append(inputs.last!)
            case .mapped(let a, let plus):
                let source = made[a]
                all.append(
                    source.map {
                        note(index)
                        return $0 &+ plus
                    })
            case .parity(let a):
                let source = made[a]
                all.append(
                    source.map {
                        note(index)
                        return abs($0 % 2)
                    })
            case .sum(let indices):
                let sources = indices.map { made[$0] }
                all.append(
                    Property {
                        note(index)
                        return sources.reduce(0) { ($0 &+ $1.value) % 1_000 }
                    })
            case .choice(let condition, let a, let b):
                let (condition, a, b) = (made[condition], made[a], made[b])
                all.append(
                    Property {
                        note(index)
                        return condition.value % 2 == 0 ? a.value : b.value
                    })
            }
        }
        return (inputs, all)
    }
}

final class EngineWorld: World {
    private let inputs: [MutableProperty<Int>]
    private let all: [Property<Int>]
    private var observations: [Int: any Disposable] = [:]
    private var disposed: Set<Int> = []

    init(_ plan: Plan) { (inputs, all) = plan.properties() }

    deinit { for observation in observations.values { observation.dispose() } }

    func read(_ node: Int) -> Int { all[node].value }

    func write(_ source: Int, _ value: Int) { inputs[source].value = value }

    func transaction(_ body: () -> Void) { BinderyGraph.transaction(body) }

    func observe(_ node: Int, id: Int, _ handler: @escaping (Int) -> Void) {
        let observation = all[node].observe(handler)
        observations[id] = observation
        if disposed.contains(id) { observation.dispose() }
    }

    func dispose(_ id: Int) {
        disposed.insert(id)
        observations[id]?.dispose()
    }
}

/// A slow, obvious world: computes everything from scratch, with one list of observers and one flag each.
final class OracleWorld: World {
    private final class Watcher {
        let id: Int, node: Int, handler: (Int) -> Void
        var last: Int, isMarked = false

        init(_ id: Int, _ node: Int, _ last: Int, _ handler: @escaping (Int) -> Void) {
            (self.id, self.node, self.last, self.handler) = (id, node, last, handler)
        }
    }

    private let plan: Plan
    private var sources: [Int]
    private var watchers: [Watcher] = []
    private var disposed: Set<Int> = []
    /// Observers in their first call: their disposable is not available until it returns.
    private var starting: Set<Int> = []
    private var depth = 0
    private var isDelivering = false
    private var isRoundDue = false

    init(_ plan: Plan) {
        self.plan = plan
        sources = Array(repeating: 0, count: plan.sources)
    }

    func read(_ node: Int) -> Int { plan.value(of: node, sources) }

    func write(_ source: Int, _ value: Int) {
        if sources[source] == value { return }
        for watcher in watchers {
            var depends = false
            _ = plan.value(of: watcher.node, sources) { if $0 == source { depends = true } }
            if depends { watcher.isMarked = true }
        }
        sources[source] = value
        settle()
    }

    func transaction(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        settle()
    }

    func observe(_ node: Int, id: Int, _ handler: @escaping (Int) -> Void) {
        let value = read(node)
        watchers.append(Watcher(id, node, value, handler))
        starting.insert(id)
        deliver { handler(value) }
        starting.remove(id)
        if disposed.contains(id) { dispose(id) }
    }

    func dispose(_ id: Int) {
        disposed.insert(id)
        if !starting.contains(id) { watchers.removeAll { $0.id == id } }
    }

    /// Runs deliveries one after the other: what becomes due during one waits for its end.
    private func deliver(_ body: () -> Void) {
        if isDelivering { return body() }
        isDelivering = true
        body()
        while isRoundDue {
            isRoundDue = false
            round()
        }
        isDelivering = false
    }

    private func settle() {
        if depth > 0 || !watchers.contains(where: \.isMarked) { return }
        if isDelivering { isRoundDue = true } else { deliver(round) }
    }

    private func round() {
        for watcher in watchers.filter(\.isMarked) {
            if !watchers.contains(where: { $0 === watcher }) { continue }
            watcher.isMarked = false
            let value = read(watcher.node)
            if value == watcher.last { continue }
            watcher.last = value
            watcher.handler(value)
        }
    }
}
