import Bindery
import BinderyGraph
import BinderyTestSupport
import Foundation

/// The cost of the difference of two lists, and of one change through a pipeline.
enum Lists {
    /// The milliseconds for a difference of 10,000 elements after 1,000 random insertions, removals and moves.
    static func difference() throws -> [(name: String, milliseconds: Double)] {
        var random = SplitMix(seed: 7)
        let old = Array(0..<10_000)
        var new = old
        for number in 0..<1_000 {
            switch number % 3 {
            case 0: new.insert(10_000 + number, at: Int.random(in: 0...new.count, using: &random))
            case 1: new.remove(at: Int.random(in: 0..<new.count, using: &random))
            default:
                let moved = new.remove(at: Int.random(in: 0..<new.count, using: &random))
                new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
            }
        }
        try checkThatBothLead(from: old, to: new)
        let work: [(String, () -> Int)] = [
            ("Bindery", { ListDifference(from: old, to: new).insertions.count }),
            ("CollectionDifference", { new.difference(from: old).inferringMoves().insertions.count }),
            ("a Dictionary, filled and asked", { lookUp(old, new) }),
        ]
        var best = work.map { _ in Double.infinity }
        for _ in 0..<15 {
            for (index, (_, body)) in work.enumerated() { best[index] = min(best[index], milliseconds(body)) }
        }
        return zip(work, best).map { ($0.0, $1) }
    }

    private static func checkThatBothLead(from old: [Int], to new: [Int]) throws {
        var edited = old
        for step in ListDifference(from: old, to: new).steps {
            switch step {
            case .remove(let index): edited.remove(at: index)
            case .insert(let index, let other): edited.insert(new[other], at: index)
            case .move(let from, let to): edited.insert(edited.remove(at: from), at: to)
            case .update(let index, let other): edited[index] = new[other]
            }
        }
        guard edited == new, old.applying(new.difference(from: old).inferringMoves()) == new else {
            throw WrongResult(description: "difference of lists: applied to the old list it does not give the new one.")
        }
    }

    private static func lookUp(_ old: [Int], _ new: [Int]) -> Int {
        var positions: [Int: Int] = [:]
        positions.reserveCapacity(old.count)
        for (position, element) in old.enumerated() { positions[element] = position }
        return new.count { positions[$0] == nil }
    }

    /// The microseconds for a change of `count` elements through filter, sort, map and twenty observed sections.
    static func change(of count: Int) -> Double {
        let pipeline = Pipeline(count)
        var best = Double.infinity
        for _ in 0..<25 {
            let changes = 1_500
            let time = milliseconds {
                for number in 0..<changes { pipeline.change(number) }
                return pipeline.steps
            }
            best = min(best, time * 1_000 / Double(changes))
        }
        return best
    }

    /// Returns the thread's CPU time, which excludes other load on the machine.
    private static func milliseconds(_ body: () -> Int) -> Double {
        let start = threadTime()
        withExtendedLifetime(body()) {}
        return threadTime() - start
    }

    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}

private final class Pipeline {
    struct Good: Identifiable, Equatable {
        var id: Int
        var price: Int
        var kind: Int
    }

    struct Row: Equatable {
        var id: Int
        var price: Int
        var kind: Int
    }

    /// The number of elements before each group of three changes.
    private let count: Int
    private(set) var steps = 0
    private var random = SplitMix(seed: 9)
    private var nextID: Int
    private let source: MutableListProperty<Good>
    private var observations: [any Disposable] = []

    init(_ count: Int) {
        var random = SplitMix(seed: 3)
        source = MutableListProperty((0..<count).map { Pipeline.good($0, using: &random) })
        self.count = count
        nextID = count
        let sections = source.filter { $0.price % 10 != 0 }.sorted(on: \.price)
            .map { Row(id: $0.id, price: $0.price * 2, kind: $0.kind) }.grouped(by: \.kind)
        observations.append(sections.observeDeltas { [unowned self] in steps += $0.steps.count })
        for section in sections.value {
            observations.append(section.elements.observeDeltas { [unowned self] in steps += $0.steps.count })
        }
    }

    deinit { for observation in observations { observation.dispose() } }

    func change(_ number: Int) {
        let index = Int.random(in: 0..<count, using: &random)
        switch number % 3 {
        case 0: source[index].price = Int.random(in: 0..<1_000_000, using: &random)
        case 1: source.remove(at: index)
        default:
            source.insert(Pipeline.good(nextID, using: &random), at: index)
            nextID += 1
        }
    }

    private static func good(_ id: Int, using random: inout SplitMix) -> Good {
        Good(
            id: id, price: Int.random(in: 0..<1_000_000, using: &random), kind: Int.random(in: 0..<20, using: &random))
    }
}
