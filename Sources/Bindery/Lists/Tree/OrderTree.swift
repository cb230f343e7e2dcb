/// A sequence of entries of one class, the basis of all lists. Insertion, removal and search take O(log n).
///
/// An entry knows its place, so that one tree can refer to another: a sorted list knows each element's position in the
/// order and in the source. An entry also has a weight, 0 or more, with separate sums: whether a filter includes it, or
/// how many elements it represents.
///
/// It is a reference: copies have the same entries.
package struct OrderTree<Entry: OrderEntry> {
    private let tree: UntypedOrderTree

    package init() { tree = UntypedOrderTree() }

    init(_ entries: [Entry], weight: (Int) -> Int = { _ in 0 }) { tree = UntypedOrderTree(entries, weight: weight) }

    // Safe: `tree` is private, and only `init` and `insert` fill it, with objects of this class.
    @inline(__always)
    private func typed(_ entry: OrderEntry) -> Entry { unsafeDowncast(entry, to: Entry.self) }

    package var count: Int { tree.count }

    var weight: Int { tree.weight }

    /// Inserts an entry that is in no tree, so that it has the position.
    package func insert(_ entry: Entry, at position: Int, weight: Int = 0) {
        tree.insert(entry, at: position, weight: weight)
    }

    package func remove(_ entry: Entry) { tree.remove(entry) }

    /// Moves an entry of this tree, so that it has the position afterwards.
    package func move(_ entry: Entry, to position: Int) { tree.move(entry, to: position) }

    func weight(of entry: Entry) -> Int { tree.weight(of: entry) }

    func setWeight(_ weight: Int, of entry: Entry) { tree.setWeight(weight, of: entry) }

    // MARK: Searching

    package func position(of entry: Entry) -> Int { tree.position(of: entry) }

    func weight(before entry: Entry) -> Int { tree.weight(before: entry) }

    package func entry(at position: Int) -> Entry { typed(tree.entry(at: position)) }

    /// Returns the entry that contains the weight unit at `offset`.
    func entry(atWeight offset: Int) -> Entry { typed(tree.entry(atWeight: offset)) }

    /// Returns the first position for which `isBehind` holds. It must hold for all later positions.
    @inline(__always)
    func partitioningPosition(where isBehind: (Entry) -> Bool) -> Int {
        tree.partitioningPosition { isBehind(typed($0)) }
    }

    /// Returns the nearest of the `limit` entries before the entry that is sought. `isAll`: there were no more entries.
    @inline(__always)
    func nearest(
        before entry: Entry, limit: Int, where isSought: (Entry) -> Bool
    ) -> (found: Entry?, isAll: Bool) {
        let (found, isAll) = tree.nearest(before: entry, limit: limit) { isSought(typed($0)) }
        return (found.map(typed), isAll)
    }

    /// Visits the entries at the positions, in order. O(log n) for the first, O(1) for each further one.
    @inline(__always)
    func forEach(in range: Range<Int>, _ body: (Entry) -> Void) { tree.forEach(in: range) { body(typed($0)) } }

    @inline(__always)
    func visitAll(_ body: (Entry) -> Void) { forEach(in: 0..<count, body) }

    /// Visits the entries with a weight above 0 that contain the weight units in the range, in order.
    @inline(__always)
    func forEach(inWeight range: Range<Int>, _ body: (Entry) -> Void) {
        tree.forEach(inWeight: range) { body(typed($0)) }
    }

    /// Traps unless all sums, links and sizes are right. For tests.
    func checkInvariants() { tree.checkInvariants() }
}
