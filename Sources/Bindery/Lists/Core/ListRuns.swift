internal import BinderyDiff

/// A list as runs of an older list and newer elements. It has as many runs as there were changes, not as elements.
struct ListRuns {
    private final class Run: OrderEntry {
        /// The index of the first element in the older list; -1 for a new element.
        let start: Int
        var count: Int
        var isUpdated = false

        init(start: Int, count: Int) {
            self.start = start
            self.count = count
        }
    }

    private let oldCount: Int
    private let tree: OrderTree<Run>

    init(count: Int) {
        oldCount = count
        tree = OrderTree(count == 0 ? [] : [Run(start: 0, count: count)]) { _ in count }
    }

    mutating func insert(at index: Int) {
        tree.insert(Run(start: -1, count: 1), at: boundary(at: index), weight: 1)
    }

    mutating func remove(at index: Int) { tree.remove(single(at: index)) }

    mutating func move(from: Int, to: Int) {
        let run = single(at: from)
        tree.remove(run)
        tree.insert(run, at: boundary(at: to), weight: 1)
    }

    mutating func update(at index: Int) { single(at: index).isUpdated = true }

    private func single(at index: Int) -> Run {
        _ = boundary(at: index + 1)
        return tree.entry(at: boundary(at: index))
    }

    /// Returns the position of the run that begins at the index, and splits a run to make one.
    private func boundary(at index: Int) -> Int {
        if index == tree.weight { return tree.count }
        let run = tree.entry(atWeight: index)
        let offset = index - tree.weight(before: run)
        let position = tree.position(of: run)
        if offset == 0 { return position }
        let rest = Run(start: run.start + offset, count: run.count - offset)
        run.count = offset
        tree.setWeight(offset, of: run)
        tree.insert(rest, at: position + 1, weight: rest.count)
        return position + 1
    }

    var difference: ListDifference {
        var runs: [Run] = []
        tree.visitAll { runs.append($0) }
        let stays = heaviestIncreasing(runs)
        var insertions: [Int] = [], moves: [ListDifference.Pair] = [], updates: [ListDifference.Pair] = []
        var new = 0
        for (run, stay) in zip(runs, stays) {
            if run.start < 0 { insertions.append(new) }
            if run.start >= 0, !stay {
                for offset in 0..<run.count { moves.append(.init(old: run.start + offset, new: new + offset)) }
            }
            if run.start >= 0, run.isUpdated { updates.append(.init(old: run.start, new: new)) }
            new += run.count
        }
        var deletions: [Int] = []
        var expected = 0
        for run in runs.filter({ $0.start >= 0 }).sorted(by: { $0.start < $1.start }) {
            deletions += expected..<run.start
            expected = run.start + run.count
        }
        deletions += expected..<oldCount
        return ListDifference(
            oldCount: oldCount, newCount: new, deletions: deletions, insertions: insertions, moves: moves,
            updates: updates)
    }

    /// Returns which old runs stay, so that the fewest elements move: the heaviest increasing subsequence. `best` is a
    /// Fenwick tree of prefix maxima, with the best weight that ends before a start.
    private func heaviestIncreasing(_ runs: [Run]) -> [Bool] {
        let old = runs.indices.filter { runs[$0].start >= 0 }
        let byStart = old.sorted { runs[$0].start < runs[$1].start }
        if byStart == old { return runs.map { $0.start >= 0 } }
        var rank = [Int](repeating: 0, count: runs.count)
        for (index, run) in byStart.enumerated() { rank[run] = index + 1 }
        var best = [(weight: Int, run: Int)](repeating: (0, -1), count: old.count + 1)
        var predecessor = [Int](repeating: -1, count: runs.count)
        for run in old {
            var end = (weight: 0, run: -1)
            var index = rank[run] - 1
            while index > 0 {
                if best[index].weight > end.weight { end = best[index] }
                index &= index - 1
            }
            predecessor[run] = end.run
            let weight = end.weight + runs[run].count
            index = rank[run]
            while index < best.count {
                if weight > best[index].weight { best[index] = (weight, run) }
                index += index & -index
            }
        }
        var stays = [Bool](repeating: false, count: runs.count)
        var run = best.max { $0.weight < $1.weight }!.run
        while run >= 0 {
            stays[run] = true
            run = predecessor[run]
        }
        return stays
    }
}
