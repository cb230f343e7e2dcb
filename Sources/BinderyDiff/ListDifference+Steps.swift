extension ListDifference {
    /// One step of a script. Its indices are those after all earlier steps.
    public enum Step: Hashable, Sendable {
        case remove(at: Int)
        /// Inserts element `new` of the new collection at index `at`.
        case insert(at: Int, new: Int)
        /// Removes the element at `from`, then inserts it at `to`.
        case move(from: Int, to: Int)
        /// Replaces the element at this index by element `new` of the new collection.
        case update(at: Int, new: Int)
    }

    /// The difference as a script of single steps, for an `NSTableView`, a list box or a document tree.
    ///
    /// Deletions come first, from the end; then insertions and moves, from the beginning; then updates.
    ///
    /// - Complexity: O(old + changes · log old).
    public var steps: [Step] {
        var steps: [Step] = deletions.reversed().map { .remove(at: $0) }
        steps.reserveCapacity(deletions.count + insertions.count + moves.count + updates.count)
        if moves.isEmpty {
            for index in insertions { steps.append(.insert(at: index, new: index)) }
        } else {
            appendInsertionsAndMoves(to: &steps)
        }
        for pair in updates { steps.append(.update(at: pair.new, new: pair.new)) }
        return steps
    }

    /// Places each inserted or moved element behind its predecessor, by ascending new index. An element yet to move
    /// still takes a place: it is ahead of the target if it precedes the last staying element passed.
    private func appendInsertionsAndMoves(to steps: inout [Step]) {
        var isMover = [Bool](repeating: false, count: oldCount)
        for move in moves { isMover[move.old] = true }
        var isDeleted = [Bool](repeating: false, count: oldCount)
        for index in deletions { isDeleted[index] = true }
        // By old index: the elements that have yet to move, and those that stay.
        var waiting = PrefixSums(isMover.map { $0 ? 1 : 0 })
        let stays = (0..<oldCount).filter { !isMover[$0] && !isDeleted[$0] }
        var newIndexOfStay: [Int] = []
        newIndexOfStay.reserveCapacity(stays.count)
        let coming = (insertions.map { (new: $0, old: -1) } + moves.map { (new: $0.new, old: $0.old) })
            .sorted { $0.new < $1.new }
        var next = 0
        for (new, old) in coming {
            // All elements between the previous one and this one stay.
            while next < new {
                newIndexOfStay.append(next)
                next += 1
            }
            next += 1
            let passed = newIndexOfStay.count
            let border = passed == 0 ? 0 : stays[passed - 1]
            let ahead = waiting.sum(before: border)
            guard old >= 0 else {
                steps.append(.insert(at: new + ahead, new: new))
                continue
            }
            let before = waiting.sum(before: old)
            // The number of staying elements that precede it in the old collection.
            let rank = stays.partitioningIndex { $0 > old }
            // Ahead of it are the waiting elements and all up to the next staying one: its new index if it was passed,
            // otherwise `new` elements and the staying ones not yet passed.
            let from = before + (rank < passed ? newIndexOfStay[rank] : new + rank - passed)
            waiting.add(-1, at: old)
            let to = new + (old < border ? ahead - 1 : ahead)
            if from != to { steps.append(.move(from: from, to: to)) }
        }
    }
}

extension [Int] {
    fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Prefix sums of numbers that may change (P. Fenwick, "A new data structure for cumulative frequency tables", 1994).
private struct PrefixSums {
    private var tree: [Int]

    init(_ numbers: [Int]) {
        tree = [0] + numbers
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    func sum(before index: Int) -> Int {
        var sum = 0
        var index = index
        while index > 0 {
            sum += tree[index]
            index &= index - 1
        }
        return sum
    }

    mutating func add(_ number: Int, at index: Int) {
        var index = index + 1
        while index < tree.count {
            tree[index] += number
            index += index & -index
        }
    }
}
