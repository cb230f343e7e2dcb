extension ListDifference {
    /// Changes that a table view applies together, in `performBatchUpdates` or between `beginUpdates` and `endUpdates`.
    public struct Batch: Equatable, Sendable {
        /// Indices before the batch.
        public var deletions: [Int] = []
        /// Indices after the batch.
        public var insertions: [Int] = []
        /// From indices before the batch to indices after it.
        public var moves: [Pair] = []
        /// Indices to reload. In a batch with reloads only, indices before and after are the same.
        public var reloads: [Int] = []
    }

    /// The difference in at most two batches: first the structure, then the reloads, by new indices.
    ///
    /// The table's data are the new elements in both. `UITableView` and `UICollectionView` reload by a deletion and an
    /// insertion, which clashes with moves and shifts in the same batch, even of other rows: "attempt to perform a
    /// delete and a move from the same index path" (IGListKit, issue 690). For `NSTableView`, use ``steps``.
    public var batches: [Batch] {
        var batches: [Batch] = []
        if !(deletions.isEmpty && insertions.isEmpty && moves.isEmpty) {
            batches.append(Batch(deletions: deletions, insertions: insertions, moves: moves))
        }
        if !updates.isEmpty { batches.append(Batch(reloads: updates.map(\.new))) }
        return batches
    }
}
