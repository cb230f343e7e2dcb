extension ListDifference {
    /// One step of a script: its indices are those at its turn, when the steps before have been done.
    public enum Step: Hashable, Sendable {
        /// Remove the element at this index.
        case remove(at: Int)
        /// Insert the element of the new collection at `new` before the one at `at`.
        case insert(at: Int, new: Int)
        /// Take the element at `from` out, then insert it at `to`.
        case move(from: Int, to: Int)
        /// Replace the element at this index by that of the new collection at `new`.
        case update(at: Int, new: Int)
    }

    /// The difference as a script: deletions from the end, then insertions and moves from the beginning, then updates. That is the order in
    /// which an `NSTableView`, a list box or a document tree takes its changes.
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

    /// Goes through the new indices. What is new or moves is put behind its predecessor. A mover that has not had its turn is still
    /// somewhere and counts: those that stood before the last one that stays are in front of us.
    private func appendInsertionsAndMoves(to steps: inout [Step]) {
        var isMover = [Bool](repeating: false, count: oldCount)
        for move in moves { isMover[move.old] = true }
        var isDeleted = [Bool](repeating: false, count: oldCount)
        for index in deletions { isDeleted[index] = true }
        // By old index: who waits for the move, and where those are who stay.
        var waiting = PrefixSums(isMover.map { $0 ? 1 : 0 })
        let stays = (0..<oldCount).filter { !isMover[$0] && !isDeleted[$0] }
        var newIndexOfStay: [Int] = []
        newIndexOfStay.reserveCapacity(stays.count)
        let coming = (insertions.map { (new: $0, old: -1) } + moves.map { (new: $0.new, old: $0.old) })
            .sorted { $0.new < $1.new }
        var next = 0
        for (new, old) in coming {
            // Those between the last one and this one stay.
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
            // How many of those who stay stood before it.
            let rank = stays.partitioningIndex { $0 > old }
            // Before those that have not been passed there is nothing new; before the others, all that belongs there.
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

/// Sums of the numbers before an index, where numbers may change. P. Fenwick, "A new data structure for cumulative frequency tables", 1994.
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
