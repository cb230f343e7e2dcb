import BinderyTestSupport
import Testing

@testable import BinderyGraph

/// The contracts of state, tested on random graphs and programs. A failure names its seed.
@Suite struct LawTests {
    /// P2 and P7: the engine and the oracle call the same handlers, with the same values, in the same order.
    @Test(arguments: 0..<8)
    func observersRunAsTheOracleSays(_ part: UInt64) {
        for seed in part * 500..<(part + 1) * 500 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    private func divergence(_ seed: UInt64) -> String? {
        Program.divergence(.mixed, seed: seed, nodes: 12, steps: 40)
    }

    /// Proves that the law above finds faults. A dependency that is kept too long shows only in what computes.
    @Test(arguments: Engine.Fault.allCases.filter { $0 != .keepsUnreadDependencies })
    func aFaultInTheEngineIsNoticed(_ fault: Engine.Fault) {
        let isNoticed = Engine.withFault(fault) { (0..<300 as Range<UInt64>).contains { divergence($0) != nil } }
        #expect(isNoticed, "nothing noticed that \(fault)")
    }

    /// P4 and half of P3: a write computes only what an observed node reads now, and only if one had read the source.
    @Test func onlyWhatIsReadComputes() {
        for seed in 0..<2_000 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let plan = Plan(&random, nodes: 2 + random.below(20))
            var computed: Set<Int> = []
            let (inputs, all) = plan.properties { computed.insert($0) }
            var values = Array(repeating: 0, count: plan.sources)
            var observed: [Int: any Disposable] = [:]
            func visited() -> Set<Int> {
                var nodes: Set<Int> = []
                for node in observed.keys { _ = plan.value(of: node, values) { nodes.insert($0) } }
                return nodes
            }
            for step in 0..<30 {
                let node = random.below(plan.nodes.count)
                if let observation = observed.removeValue(forKey: node) {
                    observation.dispose()
                } else if random.below(2) == 0 {
                    observed[node] = all[node].observe { _ in }
                }
                computed = []
                let before = visited()
                var written: Set<Int> = []
                transaction {
                    for _ in 0..<random.below(3) {
                        let (source, value) = (random.below(plan.sources), random.below(4))
                        if values[source] != value { written.insert(source) }
                        values[source] = value
                        inputs[source].value = value
                    }
                }
                let isSound =
                    computed.isSubset(of: visited()) && (!written.isDisjoint(with: before) || computed.isEmpty)
                #expect(isSound, "seed \(seed), step \(step): nodes \(computed.sorted()) computed")
                if !isSound { return }
            }
            for observation in observed.values { observation.dispose() }
        }
    }

    /// P3: a property lives while it is held, an observation needs it, or a living property is derived from it.
    @Test func propertiesLiveAsLongAsTheOracleSays() {
        for seed in 0..<2_000 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let plan = Plan(&random, nodes: 2 + random.below(12))
            var held: [Int: Property<Int>] = [:], observed: [Int: any Disposable] = [:]
            let count = plan.nodes.count
            var weakly: [() -> Bool] = []
            do {
                let all = plan.properties().all
                for (index, property) in all.enumerated() {
                    held[index] = property
                    weakly.append { [weak property] in property != nil }
                }
            }
            func lives(_ node: Int) -> Bool {
                if held[node] != nil || (observed[node] != nil && node >= plan.sources) { return true }
                return (node + 1..<count).contains { plan.dependencies(of: $0).contains(node) && lives($0) }
            }
            while !held.isEmpty {
                let node = random.below(count)
                switch random.below(4) {
                case 0: observed[node] = observed[node] ?? held[node]?.observe { _ in }
                case 1: observed.removeValue(forKey: node)?.dispose()
                case 2: _ = held[node]?.value
                default: held[node] = nil
                }
                for (other, observation) in observed where !lives(other) {
                    #expect(observation.isDisposed, "seed \(seed): the observation of \(other) outlives it")
                    observed[other] = nil
                }
                if let wrong = (0..<count).first(where: { weakly[$0]() != lives($0) }) {
                    Issue.record("seed \(seed): node \(wrong) \(lives(wrong) ? "is gone" : "lives")")
                    return
                }
            }
            for observation in observed.values { observation.dispose() }
            #expect(!weakly.contains { $0() }, "seed \(seed): something is left")
        }
    }

    /// P5: a path from a property to itself is reported whenever switches close one; without one, all values are right.
    @Test func cyclesAreReportedAndForgotten() {
        for seed in 0..<1_000 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let web = Web(&random)
            for step in 0..<20 {
                let edge = random.below(web.edges.count)
                let wasCyclic = web.isCyclic
                let texts = diagnoses {
                    web.flip(edge)
                    for node in web.nodes { _ = node.value }
                }
                if web.isCyclic {
                    if !wasCyclic, texts.isEmpty { Issue.record("seed \(seed), step \(step): a cycle is not reported") }
                } else {
                    if !texts.isEmpty { Issue.record("seed \(seed), step \(step): \(texts[0])") }
                    let wrong = web.nodes.indices.first { web.nodes[$0].value != web.expected($0) }
                    if let wrong { Issue.record("seed \(seed), step \(step): node \(wrong) is wrong without a cycle") }
                    if wrong != nil || !texts.isEmpty { return }
                }
            }
            web.takeApart()
        }
    }

    /// P6: trees of maps, tens of thousands deep, are built, read, observed, written and freed on 512 KB of stack.
    @Test(arguments: 0..<5 as Range<UInt64>)
    func deepTreesNeedNoStack(_ seed: UInt64) {
        let fault = onSmallStack { () -> String? in
            var random = SplitMix(seed: seed)
            let source = MutableProperty(0)
            var leaves: [(property: Property<Int>, depth: Int)] = [(source, 0)]
            for _ in 0..<60_000 {
                let (parent, depth) = random.below(20) == 0 ? leaves[random.below(leaves.count)] : leaves.last!
                let child = parent.map { $0 + 1 }
                if random.below(50) == 0 {
                    leaves.append((child, depth + 1))
                } else {
                    leaves[leaves.count - 1] = (child, depth + 1)
                }
            }
            var seen: [Int: Int] = [:]
            var observations: [any Disposable] = []
            for value in 1...5 {
                let chosen = random.below(leaves.count)
                if value % 2 == 1 { observations.append(leaves[chosen].property.observe { seen[chosen] = $0 }) }
                source.value = value
                for (index, last) in seen where last != leaves[index].depth + value {
                    return "leaf \(index) was not told"
                }
                let other = leaves[random.below(leaves.count)]
                if other.property.value != other.depth + value { return "a leaf is wrong" }
            }
            for observation in observations { observation.dispose() }
            return nil
        }
        #expect(fault == nil, "seed \(seed)")
    }
}

extension Plan {
    func dependencies(of node: Int) -> [Int] {
        switch nodes[node] {
        case .source: []
        case .mapped(let a, _), .parity(let a): [a]
        case .sum(let all): all
        case .choice(let a, let b, let c): [a, b, c]
        }
    }
}

/// Properties that read each other along edges with switches; each is one more than the sum of what it reads.
private final class Web {
    private(set) var nodes: [Property<Int>] = []
    let edges: [(from: Int, to: Int, isOn: MutableProperty<Bool>)]

    init(_ random: inout SplitMix) {
        let count = 2 + random.below(6)
        edges = (0..<2 + random.below(10)).map { _ in (random.below(count), random.below(count), MutableProperty(false))
        }
        for node in 0..<count {
            let mine = edges.filter { $0.from == node }
            nodes.append(
                Property { [unowned self] in
                    mine.reduce(1) { $1.isOn.value ? ($0 &+ nodes[$1.to].value) % 1_000 : $0 }
                })
        }
        for node in nodes { _ = node.value }
    }

    func flip(_ edge: Int) { edges[edge].isOn.value.toggle() }

    var isCyclic: Bool { nodes.indices.contains { reaches($0, from: $0, []) } }

    private func reaches(_ target: Int, from node: Int, _ seen: Set<Int>) -> Bool {
        edges.contains { edge in
            guard edge.from == node, edge.isOn.value else { return false }
            return edge.to == target
                || (!seen.contains(edge.to) && reaches(target, from: edge.to, seen.union([edge.to])))
        }
    }

    func expected(_ node: Int) -> Int {
        edges.filter { $0.from == node && $0.isOn.value }.reduce(1) { ($0 &+ expected($1.to)) % 1_000 }
    }

    func takeApart() { nodes = [] }
}
