import Bindery
import BinderyTestSupport
import Testing

/// P1 and P2 of lists, as properties of random pipelines and random programs. A failure names its seed.
@Suite struct ListLawTests {
    /// A derived list, and its expected elements, computed from scratch.
    private struct Stage {
        let list: ListProperty<Good>
        let oracle: () -> [Good]
    }

    private final class World {
        var random: SplitMix
        let source: MutableListProperty<Good>
        let other: MutableListProperty<Good>
        let limit = MutableProperty(5)
        let isDescending = MutableProperty(false)
        let range = MutableProperty(1..<6)
        var model: [Good] = [], otherModel: [Good] = []
        var count = 0

        init(seed: UInt64) {
            random = SplitMix(seed: seed)
            source = MutableListProperty(id: \.id)
            other = MutableListProperty(id: \.id)
        }

        func good() -> Good {
            count += 1
            return Good(random.below(4) == 0 ? random.below(6) : count + 10, price: random.below(10))
        }

        func stage() -> Stage {
            var stage = Stage(list: source, oracle: { [unowned self] in model })
            for _ in 0..<random.below(4) { stage = derived(stage) }
            return stage
        }

        private func derived(_ stage: Stage) -> Stage {
            let (list, oracle) = (stage.list, stage.oracle)
            let limit = limit, isDescending = isDescending, range = range
            switch random.below(11) {
            case 0:
                return Stage(list: list.filter { $0.price.value < 6 }) { oracle().filter { $0.price.value < 6 } }
            case 1:
                return Stage(list: list.filter { $0.price.value < limit.value }) {
                    oracle().filter { $0.price.value < limit.value }
                }
            case 2:
                return Stage(list: list.filter(with: limit) { $0.id % 10 < $1 }) {
                    oracle().filter { $0.id % 10 < limit.value }
                }
            case 3:
                return Stage(list: list.sorted(on: \.price.value)) {
                    oracle().sorted { $0.price.value < $1.price.value }
                }
            case 4:
                return Stage(list: list.sorted(with: isDescending) { $2 ? $0.id > $1.id : $0.id < $1.id }) {
                    oracle().sorted { isDescending.value ? $0.id > $1.id : $0.id < $1.id }
                }
            case 5:
                return Stage(list: list.distinct { $0.price.value % 4 }) {
                    var seen = Set<Int>()
                    return oracle().filter { seen.insert($0.price.value % 4).inserted }
                }
            case 6:
                return Stage(list: list.window(range)) {
                    let all = oracle()
                    return Array(all[range.value.clamped(to: 0..<all.count)])
                }
            case 7:
                return Stage(list: list.prefix(limit)) { Array(oracle().prefix(limit.value)) }
            case 8:
                return Stage(list: list.concatenated(with: other)) { [unowned self] in oracle() + otherModel }
            case 9:
                return Stage(list: list.grouped { $0.price.value % 3 }.flatMap { $0.elements }) {
                    let groups = Dictionary(grouping: oracle()) { $0.price.value % 3 }
                    var seen = Set<Int>()
                    return oracle().map { $0.price.value % 3 }.filter { seen.insert($0).inserted }.flatMap {
                        groups[$0]!
                    }
                }
            default:
                return Stage(list: list.map { $0 }, oracle: oracle)
            }
        }

        func write() {
            let isOther = random.below(6) == 0
            let list = isOther ? other : source
            var elements = isOther ? otherModel : model
            let count = elements.count
            switch random.below(13) {
            case 0, 1, 2:
                let good = good(), index = random.below(count + 1)
                elements.insert(good, at: index)
                list.insert(good, at: index)
            case 3 where count > 0:
                let index = random.below(count)
                elements.remove(at: index)
                list.remove(at: index)
            case 4 where count > 0:
                let from = random.below(count), to = random.below(count)
                elements.insert(elements.remove(at: from), at: to)
                list.move(from: from, to: to)
            case 5 where count > 0:
                let index = random.below(count)
                let good = random.below(2) == 0 ? Good(elements[index].id, price: random.below(10)) : good()
                elements[index] = good
                list[index] = good
            case 6 where count > 0, 7 where count > 0: elements[random.below(count)].price.value = random.below(10)
            case 8: limit.value = random.below(10)
            case 9: isDescending.value.toggle()
            case 10:
                let start = random.below(6)
                range.value = start..<start + random.below(6)
            case 11:
                elements = elements.shuffled(using: &random)
                if random.below(3) == 0 { elements.append(good()) }
                if random.below(3) == 0 { elements = Array(elements.dropFirst(2)) }
                list.value = elements
            case 12 where random.below(4) == 0:
                elements = []
                list.removeAll()
            default: break
            }
            if isOther { otherModel = elements } else { model = elements }
        }
    }

    /// At any moment a list equals a computation from scratch, and its deltas lead to it.
    @Test(arguments: 0..<8)
    func randomPipelinesAgreeWithRecomputation(_ part: UInt64) {
        for seed in part * 60..<(part + 1) * 60 where !agrees(seed) {
            Issue.record("seed \(seed)")
            return
        }
    }

    private func agrees(_ seed: UInt64) -> Bool {
        let world = World(seed: seed)
        let stages = (0..<3).map { _ in world.stage() }
        var checkers: [DeltaChecker<Good>?] = [nil, nil, nil]
        for _ in 0..<60 {
            let index = world.random.below(3)
            if world.random.below(8) == 0 {
                checkers[index] = checkers[index] == nil ? DeltaChecker(stages[index].list) : nil
            }
            if world.random.below(3) == 0 {
                var isRight = true
                transaction {
                    for _ in 0..<world.random.below(6) {
                        world.write()
                        // A read inside sees every write.
                        let stage = stages[world.random.below(3)]
                        if world.random.below(3) == 0, stage.list.value != stage.oracle() { isRight = false }
                    }
                }
                if !isRight { return false }
            } else {
                world.write()
            }
            for (stage, checker) in zip(stages, checkers) {
                if let checker, !checker.isRight { return false }
                if checker != nil || world.random.below(4) == 0 {
                    let (value, expected) = (stage.list.value, stage.oracle())
                    if value != expected { return false }
                    if stage.list.count.value != expected.count || stage.list.first.value != expected.first {
                        return false
                    }
                }
            }
        }
        return true
    }

    /// The same law for groups: the list of groups and each group's elements.
    @Test(arguments: 0..<4)
    func randomGroupsAgreeWithRecomputation(_ part: UInt64) {
        for seed in part * 60..<(part + 1) * 60 where !groupsAgree(seed) {
            Issue.record("seed \(seed)")
            return
        }
    }

    private func groupsAgree(_ seed: UInt64) -> Bool {
        let world = World(seed: seed)
        let stage = world.stage()
        let groups = stage.list.grouped { $0.price.value / 3 }
        var checker: DeltaChecker<ListGroup<Int, Good>>?
        var held: [ObjectIdentifier: (ListGroup<Int, Good>, DeltaChecker<Good>)] = [:]
        for _ in 0..<60 {
            if world.random.below(10) == 0 {
                checker = checker == nil ? DeltaChecker(groups) { $0.key == $1.key } : nil
            }
            if world.random.below(6) == 0, let group = groups.value.randomElement(using: &world.random) {
                held[ObjectIdentifier(group)] = (group, DeltaChecker(group.elements))
            }
            if world.random.below(10) == 0 { held = [:] }
            transaction { for _ in 0..<1 + world.random.below(3) { world.write() } }
            if let checker, !checker.isRight { return false }
            for (group, checker) in held.values {
                if !checker.isRight { return false }
                let expected = stage.oracle().filter { $0.price.value / 3 == group.key }
                let current = groups.value.first { $0.key == group.key }
                if current !== (expected.isEmpty ? nil : group) || group.elements.value != expected { return false }
            }
            if checker != nil || !held.isEmpty || world.random.below(3) == 0 {
                var expected: [(Int, [Good])] = []
                for good in stage.oracle() {
                    let key = good.price.value / 3
                    if let index = expected.firstIndex(where: { $0.0 == key }) {
                        expected[index].1.append(good)
                    } else {
                        expected.append((key, [good]))
                    }
                }
                let value = groups.value
                if value.map(\.key) != expected.map(\.0) { return false }
                if value.map(\.elements.value) != expected.map(\.1) { return false }
            }
        }
        return true
    }

    /// The same law for aggregates.
    @Test func randomAggregatesAgreeWithRecomputation() {
        for seed in 0..<120 as Range<UInt64> {
            let world = World(seed: seed)
            let stage = world.stage()
            let sum = stage.list.sum { $0.price.value }, exact = stage.list.sum { Double($0.price.value) * 0.1 }
            let dear = stage.list.count { $0.price.value > 5 }
            let least = stage.list.map { $0.price.value }.min()
            var observations = seed % 2 == 0 ? [sum.observe { _ in }, exact.observe { _ in }] : []
            if seed % 3 == 0 { observations.append(least.observe { _ in }) }
            for _ in 0..<40 {
                world.write()
                let prices = stage.oracle().map(\.price.value)
                let scratch = MutableListProperty<Int>(id: { $0 })
                scratch.append(contentsOf: prices)
                let isRight =
                    sum.value == prices.reduce(0, +) && dear.value == prices.filter { $0 > 5 }.count
                    && least.value == prices.min() && exact.value == scratch.sum { Double($0) * 0.1 }.value
                #expect(isRight, "seed \(seed)")
                if !isRight { return }
            }
            for observation in observations { observation.dispose() }
        }
    }
}
