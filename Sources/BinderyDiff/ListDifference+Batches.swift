extension ListDifference {
    /// Changes that a table view takes at once: between `beginUpdates` and `endUpdates`, or in `performBatchUpdates`.
    public struct Batch: Equatable, Sendable {
        /// Indices before the batch.
        public var deletions: [Int] = []
        /// Indices after the batch.
        public var insertions: [Int] = []
        /// From an index before the batch to one after it.
        public var moves: [Pair] = []
        /// What is to be shown anew. In a batch that has only these, indices before and after are the same.
        public var reloads: [Int] = []
    }

    /// The difference in at most two batches, both to be applied with the new elements as the table's data: first what changes the
    /// structure, then what is shown anew, by new indices.
    ///
    /// `UITableView` and `UICollectionView` carry out a reload as a deletion and an insertion, which clashes with moves and shifts in the
    /// same batch, even of other rows: "attempt to perform a delete and a move from the same index path" (IGListKit, issue 690). Therefore
    /// the two never meet. `NSTableView` takes changes one after the other: give it ``steps``.
    public var batches: [Batch] {
        var batches: [Batch] = []
        if !(deletions.isEmpty && insertions.isEmpty && moves.isEmpty) {
            batches.append(Batch(deletions: deletions, insertions: insertions, moves: moves))
        }
        if !updates.isEmpty { batches.append(Batch(reloads: updates.map(\.new))) }
        return batches
    }
}
