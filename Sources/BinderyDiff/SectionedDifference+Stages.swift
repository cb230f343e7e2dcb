extension SectionedDifference {
    /// Changes that a table view with sections applies together.
    public struct Batch: Equatable, Sendable {
        public var sections = ListDifference.Batch()
        /// Positions before the batch.
        public var deletions: [Position] = []
        /// Positions after the batch.
        public var insertions: [Position] = []
        /// From positions before the batch to positions after it.
        public var moves: [Pair] = []
        public var reloads: [Position] = []
    }

    /// A batch and the table's data after it.
    public struct Stage<Header, Element> {
        public let batch: Batch
        public let sections: [ListSection<Header, Element>]
    }

    /// Returns the difference in at most four batches, each with the data to set before applying it.
    ///
    /// 1. Inserts new sections with their new rows, without the rows that will move into them.
    /// 2. Deletes, inserts and moves rows while no section changes.
    /// 3. Deletes and moves sections.
    /// 4. Reloads rows and sections that have changed.
    ///
    /// `UITableView` and `UICollectionView` fail if a row moves out of a section that is deleted or moved in the same
    /// batch, or into an inserted one, or if something is reloaded while something else moves. DifferenceKit, which
    /// found the combinations that crash, uses similar stages.
    ///
    /// - Parameters: The lists from which the difference was made.
    /// - Complexity: O(rows + sections).
    public func stages<Header, Element>(
        from old: [ListSection<Header, Element>], to new: [ListSection<Header, Element>]
    ) -> [Stage<Header, Element>] {
        var stages: [Stage<Header, Element>] = []
        func stage(_ batch: Batch, _ sections: [ListSection<Header, Element>]) {
            if batch != Batch() { stages.append(Stage(batch: batch, sections: sections)) }
        }
        let union = union
        let arrived = Set(moves.map(\.new))
        let left = Set(moves.map(\.old))

        // 1: the old and new sections together, each new one behind its predecessor.
        var first = Batch()
        first.sections.insertions = union.indices.filter { union[$0].old == nil }
        var present = union.map { entry in
            if let old = entry.old.map({ old[$0] }) { return old }
            let section = entry.new!
            let rows = new[section].elements.indices.filter { !arrived.contains(Position(section: section, row: $0)) }
            return ListSection(new[section].header, rows.map { new[section].elements[$0] })
        }
        stage(first, present)

        // 2: rows, by positions in the union. From deleted sections, rows that are still needed move out.
        var ofOld: [Int: Int] = [:], ofNew: [Int: Int] = [:]
        for (index, entry) in union.enumerated() {
            if let old = entry.old { ofOld[old] = index }
            if let new = entry.new { ofNew[new] = index }
        }
        func inUnion(old position: Position) -> Position {
            Position(section: ofOld[position.section]!, row: position.row)
        }
        func inUnion(new position: Position) -> Position {
            Position(section: ofNew[position.section]!, row: position.row)
        }
        let second = Batch(
            deletions: deletions.map(inUnion(old:)), insertions: insertions.map(inUnion(new:)),
            moves: moves.map { Pair(old: inUnion(old: $0.old), new: inUnion(new: $0.new)) })
        present = union.map { entry in
            if let section = entry.new {
                return ListSection(entry.old.map { old[$0].header } ?? new[section].header, new[section].elements)
            }
            let section = entry.old!
            let rows = old[section].elements.indices.filter { !left.contains(Position(section: section, row: $0)) }
            return ListSection(old[section].header, rows.map { old[section].elements[$0] })
        }
        // Updated rows keep their old values until stage 4.
        for pair in updates {
            let position = inUnion(new: pair.new)
            present[position.section].elements[position.row] = old[pair.old.section].elements[pair.old.row]
        }
        stage(second, present)

        var third = Batch()
        third.sections.deletions = union.indices.filter { union[$0].new == nil }
        let order = new.indices.map { ofNew[$0]! }
        third.sections.moves = ListDifference(oldCount: union.count, sources: order, updates: []).moves
        present = order.map { present[$0] }
        stage(third, present)

        var fourth = Batch(reloads: updates.map(\.new))
        fourth.sections.reloads = sections.updates.map(\.new)
        // Reloading a section reloads its rows.
        let reloaded = Set(fourth.sections.reloads)
        fourth.reloads.removeAll { reloaded.contains($0.section) }
        stage(fourth, new)
        return stages
    }

    /// The sections of both sides: the old ones in order, each new one behind its predecessor.
    private var union: [(old: Int?, new: Int?)] {
        var newOfOld: [Int: Int] = [:]
        for (new, old) in sectionSources.enumerated() where old >= 0 { newOfOld[old] = new }
        // The new sections behind each old one; behind -1, those at the beginning.
        var following: [Int: [Int]] = [:]
        var last = -1
        for (new, old) in sectionSources.enumerated() {
            if old >= 0 { last = old } else { following[last, default: []].append(new) }
        }
        var union: [(old: Int?, new: Int?)] = (following[-1] ?? []).map { (nil, $0) }
        for old in 0..<sections.oldCount {
            union.append((old, newOfOld[old]))
            union += (following[old] ?? []).map { (nil, $0) }
        }
        return union
    }
}
