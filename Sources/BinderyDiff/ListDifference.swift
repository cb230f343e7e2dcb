/// What leads from one collection to another, by identity: what left, what came, what moved, and what changed but stayed itself.
///
/// ```swift
/// let difference = ListDifference(from: old, to: new)           // of Identifiable, Equatable elements
/// difference.deletions      // indices in old
/// difference.insertions     // indices in new
/// difference.moves          // from an index in old to one in new
/// difference.updates        // the same identity, another value
/// ```
///
/// Old indices and new ones are never mixed, as in the batch updates of a table view. ``steps`` is the same as a script whose every step
/// sees what the steps before have left; ``batches`` are what a table view may be given at once.
///
/// **Duplicates** are no error. The ends that both collections have in common are matched first; between them the first element of an
/// identity matches the first, the second the second, and what is left over is a deletion or an insertion. So the result is always the
/// same for the same input.
///
/// **Moves** are as few as that matching allows: all elements but a longest increasing subsequence.
///
/// The method is Paul Heckel's ("A technique for isolating differences between files", 1978): one table of identities, one pass over each
/// side. Heckel matches only what is unique on both sides and lets it spread to the neighbours; matching by occurrence, as IGListKit does,
/// leaves no duplicate unmatched. The passes are linear; only choosing the moves takes O(m log m), m being what was matched between
/// the common ends, and only if something is out of order.
///
/// - Isolation: a value; `Sendable`.
public struct ListDifference: Equatable, Sendable {
    /// An element that is in both collections: where it was, and where it is.
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
    /// Ascending by the new index.
    public let moves: [Pair]
    /// Elements of the same identity that are not equal, moved ones too. Ascending by the new index.
    public let updates: [Pair]

    /// Whether nothing has changed.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

    /// - Parameters:
    ///   - id: what makes an element the same; called once or twice per element.
    ///   - areEqual: whether an element, being the same, is unchanged; called once per matched pair.
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

    /// - Parameter sources: for each new index the old one, each at most once, or -1 for an insertion.
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
    /// Of elements that are compared by `==`.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable & Equatable {
        self.init(from: old, to: new, id: \.id, by: ==)
    }

    /// Of elements that count as unchanged as long as they are there.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable {
        self.init(from: old, to: new, id: \.id) { _, _ in true }
    }

    /// Of elements that are their own identity: there are no updates.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Hashable {
        self.init(from: old, to: new, id: { $0 }, by: { _, _ in true })
    }

    /// Of elements that have an identity and are compared by `==`.
    @inlinable
    public init<Old: Collection, New: Collection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Identifiable & Hashable {
        self.init(from: old, to: new, id: \.id, by: ==)
    }
}
