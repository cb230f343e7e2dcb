/// The difference between two collections by identity: deletions, insertions, moves and updates.
///
/// ```swift
/// let difference = ListDifference(from: old, to: new)           // of Identifiable, Equatable elements
/// difference.deletions      // indices in old
/// difference.insertions     // indices in new
/// difference.moves          // from an index in old to one in new
/// difference.updates        // the same identity, another value
/// ```
///
/// Old and new indices are never mixed, as in a table view's batch updates. ``steps`` is the difference as a script in
/// which each step sees the result of earlier ones; ``batches`` is what a table view may apply together.
///
/// **Duplicates** are allowed. The common prefix and suffix are matched first, then the occurrences of each identity in
/// order; the rest are deletions and insertions. The result is deterministic.
///
/// **Moves** are as few as that matching allows: all matched elements but a longest increasing subsequence.
///
/// The method is Paul Heckel's ("A technique for isolating differences between files", 1978): one table of identities,
/// one pass over each side. Heckel matches elements unique on both sides and extends the matches to neighbours;
/// matching by occurrence, as IGListKit does, leaves no duplicate unmatched. The passes are linear; choosing the moves
/// takes O(m log m) for m elements matched between the common ends, if their order changed.
///
/// - Isolation: a value; `Sendable`.
public struct ListDifference: Equatable, Sendable {
    /// The old and the new index of an element that is in both collections.
    public struct Pair: Hashable, Sendable {
        public let old: Int
        public let new: Int

        @inlinable
        public init(old: Int, new: Int) {
            self.old = old
            self.new = new
        }
    }

    public let oldCount: Int
    public let newCount: Int
    /// Indices in the old collection, ascending.
    public let deletions: [Int]
    /// Indices in the new collection, ascending.
    public let insertions: [Int]
    /// Moved elements, ascending by the new index.
    public let moves: [Pair]
    /// Elements that are matched but not equal, including moved ones. Ascending by the new index.
    public let updates: [Pair]

    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

    /// Creates the difference between two collections.
    ///
    /// - Parameters:
    ///   - id: Returns the identity of an element; called at most three times per element.
    ///   - areEqual: Whether two elements of the same identity are equal; called once per matched pair.
    /// - Complexity: O(old + new) hashes and comparisons, and O(m log m) comparisons of integers.
    @inlinable
    public init<Old: Collection, New: Collection, ID: Hashable>(
        from old: Old, to new: New, id: (Old.Element) -> ID, by areEqual: (Old.Element, Old.Element) -> Bool
    ) where Old.Element == New.Element {
        let old = ContiguousArray(old), new = ContiguousArray(new)
        let sources = Self.sources(of: new, in: old, id: id)
        var updates: [Pair] = []
        for (index, source) in sources.enumerated() where source >= 0 && !areEqual(old[source], new[index]) {
            updates.append(Pair(old: source, new: index))
        }
        self.init(oldCount: old.count, sources: sources, updates: updates)
    }

    package init(
        oldCount: Int, newCount: Int, deletions: [Int], insertions: [Int], moves: [Pair], updates: [Pair]
    ) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.deletions = deletions
        self.insertions = insertions
        self.moves = moves
        self.updates = updates
    }

    /// - Parameter sources: The old index for each new index, each at most once, or -1 for an insertion.
    @usableFromInline
    package init(oldCount: Int, sources: [Int], updates: [Pair]) {
        self.oldCount = oldCount
        newCount = sources.count
        self.updates = updates
        var survives = [Bool](repeating: false, count: oldCount)
        var insertions: [Int] = []
        var last = -1
        var isInOrder = true
        for (index, source) in sources.enumerated() {
            if source < 0 {
                insertions.append(index)
            } else {
                survives[source] = true
                if source < last { isInOrder = false }
                last = source
            }
        }
        self.insertions = insertions
        deletions =
            oldCount + insertions.count == newCount ? [] : survives.indices.filter { !survives[$0] }
        if isInOrder {
            moves = []
        } else {
            let stays = sources.longestIncreasingSubsequence
            moves = sources.indices.filter { sources[$0] >= 0 && !stays[$0] }.map { Pair(old: sources[$0], new: $0) }
        }
    }
}

extension ListDifference {
    /// Creates the difference of elements that are compared by `==`.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
        self.init(from: old, to: new, id: \.id, by: ==)
    }

    /// Creates the difference of elements that are identified but not compared, so that updates are empty.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable {
        self.init(from: old, to: new, id: \.id) { _, _ in true }
    }

    /// Creates the difference of elements that are their own identity, so that updates are empty.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Hashable {
        self.init(from: old, to: new, id: { $0 }, by: { _, _ in true })
    }

    /// Creates the difference of elements that are identified by `id` and compared by `==`.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable & Hashable {
        self.init(from: old, to: new, id: \.id, by: ==)
    }
}
