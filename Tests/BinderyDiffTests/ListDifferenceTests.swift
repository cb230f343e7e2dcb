import BinderyTestSupport
import Testing

@testable import BinderyDiff

@Suite struct ListDifferenceTests {
    private func difference(_ old: String, _ new: String) -> ListDifference { ListDifference(from: old, to: new) }

    @Test func equalListsDoNotDiffer() {
        #expect(difference("abc", "abc").isEmpty)
        #expect(difference("", "").isEmpty)
    }

    @Test func deletionsAreOldIndicesAndInsertionsNewOnes() {
        let difference = difference("abcd", "xbdy")
        #expect(difference.deletions == [0, 2])
        #expect(difference.insertions == [0, 3])
        #expect(difference.moves == [])
    }

    @Test func theFewestElementsAreMoved() {
        #expect(difference("abcde", "bcdea").moves == [.init(old: 0, new: 4)])
        #expect(difference("abcde", "eabcd").moves == [.init(old: 4, new: 0)])
    }

    @Test func noFewerMovesWouldDoForAnyOrder() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let new = (0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
            // The length of the longest ascending subsequence that ends at each place, in O(n²).
            var longest: [Int] = []
            for (index, number) in new.enumerated() {
                longest.append(1 + ((0..<index).filter { new[$0] < number }.map { longest[$0] }.max() ?? 0))
            }
            let moves = ListDifference(from: Array(new.indices), to: new).moves.count
            #expect(moves == new.count - (longest.max() ?? 0), "\(new)")
        }
    }

    @Test func duplicatesAreMatchedInOrder() {
        #expect(difference("aab", "caa").deletions == [2])
        let fewer = difference("xaaay", "yaax")
        #expect(fewer.deletions == [3])
        #expect(fewer.moves.map(\.old) == [4, 0])
    }

    @Test func anElementOfTheSameIdentityIsUpdated() {
        struct Row: Identifiable, Equatable { var id: Int, text: String }
        let old = [Row(id: 1, text: "a"), Row(id: 2, text: "b")], new = [Row(id: 2, text: "c"), Row(id: 1, text: "a")]
        let difference = ListDifference(from: old, to: new)
        #expect(difference.updates == [.init(old: 1, new: 0)])
        #expect(difference.moves.count == 1)
    }

    @Test func stepsSayWhatToDoOneAfterTheOther() {
        #expect(difference("abc", "bca").steps == [.move(from: 0, to: 2)])
        #expect(
            difference("abcd", "xd").steps == [.remove(at: 2), .remove(at: 1), .remove(at: 0), .insert(at: 0, new: 0)])
    }

    @Test func aReloadIsNeverInOneBatchWithWhatShifts() {
        let difference = ListDifference(from: [(1, "a"), (2, "b")], to: [(3, "c"), (1, "x")], id: \.0, by: ==)
        #expect(
            difference.batches == [
                .init(deletions: [1], insertions: [0]), .init(reloads: [1]),
            ])
    }

    /// Random lists with duplicates: applying the difference gives the new list, and no fewer moves would do.
    @Test func randomDifferencesLeadFromOldToNew() {
        var random = SplitMix(seed: 1)
        for round in 0..<4_000 {
            let alphabet = 1 + random.below(round % 3 == 0 ? 4 : 30)
            func list() -> [Item] {
                (0..<random.below(16)).map { _ in Item(id: random.below(alphabet), value: random.below(3)) }
            }
            let old = list()
            let new = round % 2 == 0 ? list() : edited(old, &random)
            let difference = ListDifference(from: old, to: new)
            #expect(applied(difference.batches, to: old, new) == new, "\(old) → \(new)")
            #expect(applied(difference.steps, to: old, new) == new, "\(old) → \(new)")
            #expect(difference == ListDifference(from: old, to: new))
            let structural = difference.deletions.count + difference.insertions.count + difference.moves.count
            #expect(difference.steps.count <= structural + difference.updates.count)
            let kept = Set(new.indices).subtracting(difference.insertions)
            #expect(kept.count == sharedCount(old.map(\.id), new.map(\.id)))
            if Set(old.map(\.id)).count == old.count, Set(new.map(\.id)).count == new.count {
                let order = new.compactMap { item in old.firstIndex { $0.id == item.id } }
                #expect(difference.moves.count == order.count - longestIncreasingLength(order))
            }
        }
    }

    @Test func aLargeShuffledListIsReplayed() {
        var random = SplitMix(seed: 2)
        let old = Array(0..<5_000), new = (old + Array(5_000..<6_000)).shuffled(using: &random).dropLast(1_500)
        let difference = ListDifference(from: old, to: new)
        var list = old
        for step in difference.steps { step.apply(to: &list, Array(new)) }
        #expect(list == Array(new))
    }

    private func edited(_ list: [Item], _ random: inout SplitMix) -> [Item] {
        var list = list
        for _ in 0..<random.below(5) where !list.isEmpty {
            let index = random.below(list.count)
            switch random.below(4) {
            case 0: list.remove(at: index)
            case 1: list.insert(Item(id: 100 + random.below(10), value: 0), at: index)
            case 2: list.insert(list.remove(at: index), at: random.below(list.count + 1))
            default: list[index].value += 1
            }
        }
        return list
    }

    /// Applies batches like a table view: takes out deletions and moves, then puts in what arrives.
    private func applied(_ batches: [ListDifference.Batch], to old: [Item], _ new: [Item]) -> [Item] {
        var list = old
        for batch in batches {
            let gone = Set(batch.deletions + batch.moves.map(\.old))
            #expect(gone.count == batch.deletions.count + batch.moves.count)
            var stays = list.indices.filter { !gone.contains($0) }.map { list[$0] }[...]
            var coming: [Int: Item] = [:]
            for index in batch.insertions { coming[index] = new[index] }
            for move in batch.moves { coming[move.new] = list[move.old] }
            let count = stays.count + coming.count
            var result: [Item] = []
            for index in 0..<count { result.append(coming[index] ?? stays.popFirst()!) }
            list = result
            for index in batch.reloads { list[index] = new[index] }
        }
        return list
    }

    private func applied(_ steps: [ListDifference.Step], to old: [Item], _ new: [Item]) -> [Item] {
        var list = old
        for step in steps { step.apply(to: &list, new) }
        return list
    }

    private func sharedCount(_ old: [Int], _ new: [Int]) -> Int {
        let counts = Dictionary(grouping: old) { $0 }
        return Dictionary(grouping: new) { $0 }.map { min($1.count, counts[$0]?.count ?? 0) }.reduce(0, +)
    }

    private func longestIncreasingLength(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            lengths.append(1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}

struct Item: Identifiable, Equatable, CustomStringConvertible {
    var id: Int
    var value: Int
    var description: String { "\(id):\(value)" }
}

extension ListDifference.Step {
    func apply<Element>(to list: inout [Element], _ new: [Element]) {
        switch self {
        case .remove(let index): list.remove(at: index)
        case .insert(let index, let source): list.insert(new[source], at: index)
        case .move(let from, let to): list.insert(list.remove(at: from), at: to)
        case .update(let index, let source): list[index] = new[source]
        }
    }
}
