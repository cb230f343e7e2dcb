import BinderyTestSupport
import Testing

@testable import Bindery

@Suite struct OrderTreeTests {
    private final class Entry: OrderEntry {
        let number: Int
        var weight: Int
        init(_ number: Int, weight: Int) { (self.number, self.weight) = (number, weight) }
    }

    /// Random insertions, removals, moves and weights, against an array.
    @Test(arguments: [40, 400, 4_000])
    func itIsASequenceLikeAnArray(_ size: Int) {
        var random = SplitMix(seed: UInt64(size))
        var array = (0..<random.below(size)).map { Entry($0, weight: random.below(3)) }
        let tree = OrderTree(array) { array[$0].weight }
        tree.checkInvariants()
        for step in 0..<4_000 {
            // Grows, shrinks, and grows again.
            let isGrowing = step / 1_000 % 2 == 0
            switch random.below(8) {
            case 0...(isGrowing ? 3 : 1) where array.count < size:
                let entry = Entry(step, weight: random.below(3)), position = random.below(array.count + 1)
                array.insert(entry, at: position)
                tree.insert(entry, at: position, weight: entry.weight)
            case 0...5 where !array.isEmpty:
                let entry = array.remove(at: random.below(array.count))
                tree.remove(entry)
                #expect(!entry.isInTree)
            case 6 where !array.isEmpty:
                let entry = array.remove(at: random.below(array.count)), position = random.below(array.count + 1)
                array.insert(entry, at: position)
                tree.move(entry, to: position)
            case 7 where !array.isEmpty:
                let entry = array[random.below(array.count)]
                entry.weight = random.below(3)
                tree.setWeight(entry.weight, of: entry)
            default: break
            }
            if step % 40 == 0 { check(tree, array, &random) }
        }
        check(tree, array, &random)
    }

    private func check(_ tree: OrderTree<Entry>, _ array: [Entry], _ random: inout SplitMix) {
        tree.checkInvariants()
        var found: [Entry] = []
        tree.visitAll { found.append($0) }
        #expect(found.count == array.count && zip(found, array).allSatisfy(===))
        #expect(tree.weight == array.reduce(0) { $0 + $1.weight })
        if array.isEmpty { return }
        let position = random.below(array.count)
        #expect(tree.entry(at: position) === array[position])
        #expect(tree.position(of: array[position]) == position)
        #expect(tree.weight(before: array[position]) == array[..<position].reduce(0) { $0 + $1.weight })
        #expect(tree.partitioningPosition { tree.position(of: $0) >= position } == position)
        if tree.weight == 0 { return }
        let units = array.flatMap { entry in Array(repeating: entry, count: entry.weight) }
        let start = random.below(units.count), end = start + random.below(units.count - start + 1)
        #expect(tree.entry(atWeight: start) === units[start])
        var seen: [Entry] = []
        tree.forEach(inWeight: start..<end) { seen.append($0) }
        var expected: [Entry] = []
        for unit in units[start..<end] where expected.last !== unit { expected.append(unit) }
        #expect(seen.count == expected.count && zip(seen, expected).allSatisfy(===))
    }

    @Test func itReleasesWhatItHolds() {
        weak var entry: Entry?
        weak var removed: Entry?
        do {
            let one = Entry(1, weight: 0), other = Entry(2, weight: 0)
            let tree = OrderTree([one])
            tree.insert(other, at: 1)
            tree.remove(other)
            (entry, removed) = (one, other)
            #expect(tree.count == 1)
        }
        #expect(entry == nil && removed == nil)
    }
}
