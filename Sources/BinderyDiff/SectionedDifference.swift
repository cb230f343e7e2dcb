/// What leads from one list of sections to another: a ``ListDifference`` of the sections, and of their rows, which may move from one section
/// to another.
///
/// ```swift
/// let difference = SectionedDifference(from: old, to: new, sectionID: \.name, id: \.id, by: ==)
/// ```
///
/// Two passes, both linear as in ``ListDifference``. Within a section that stays, rows are matched as in a plain list. What that leaves
/// over, here a deletion and there an insertion, is matched across sections, in order: that is a move, also out of a section that goes
/// and into one that comes.
///
/// Rows of a section that goes are no deletions of their own unless the section stays, and rows of a new section no insertions: they go and come with
/// it. Duplicates, of sections or of rows, are matched by occurrence.
///
/// - Isolation: a value; `Sendable`.
public struct SectionedDifference: Equatable, Sendable {
    /// Where a row is.
    public struct Position: Hashable, Sendable, Comparable {
        public var section: Int
        public var row: Int

        @inlinable
        public init(section: Int, row: Int) {
            self.section = section
            self.row = row
        }

        @inlinable
        public static func < (one: Position, other: Position) -> Bool {
            (one.section, one.row) < (other.section, other.row)
        }
    }

    /// A row that is in both lists: where it was, and where it is.
    public struct Pair: Hashable, Sendable {
        public let old: Position
        public let new: Position
    }

    /// Of the sections; its updates are those whose header has changed.
    public let sections: ListDifference
    /// Old positions in sections that stay, ascending.
    public let deletions: [Position]
    /// New positions in sections that stayed, ascending.
    public let insertions: [Position]
    /// Ascending by the new position.
    public let moves: [Pair]
    /// Rows of the same identity that are not equal. Ascending by the new position.
    public let updates: [Pair]
    /// For each new section the old one, or -1.
    package let sectionSources: [Int]

    /// Whether nothing has changed.
    public var isEmpty: Bool {
        sections.isEmpty && deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// - Parameters:
    ///   - sectionID: the identity of a section, from its header.
    ///   - areHeadersEqual: whether the header of a section, being the same, is unchanged.
    ///   - id: the identity of a row.
    ///   - areEqual: whether a row, being the same, is unchanged.
    /// - Complexity: O(rows + sections) hashes and comparisons, and O(m log m) comparisons of integers for the moves.
    @inlinable
    public init<Header, Element, SectionID: Hashable, ID: Hashable>(
        from old: [ListSection<Header, Element>], to new: [ListSection<Header, Element>],
        sectionID: (Header) -> SectionID, headersBy areHeadersEqual: (Header, Header) -> Bool,
        id: (Element) -> ID, by areEqual: (Element, Element) -> Bool
    ) {
        let sections = ListDifference(
            from: old, to: new, id: { sectionID($0.header) }, by: { areHeadersEqual($0.header, $1.header) })
        let sectionSources = ListDifference.sources(
            of: ContiguousArray(new), in: ContiguousArray(old), id: { sectionID($0.header) })
        var matching = RowMatching(old: old.map(\.elements.count), new: new.map(\.elements.count))
        for (section, source) in sectionSources.enumerated() where source >= 0 {
            let rows = ListDifference.sources(
                of: ContiguousArray(new[section].elements), in: ContiguousArray(old[source].elements), id: id)
            matching.match(rows, of: section, in: source)
        }
        let (left, come) = (matching.unmatchedOld, matching.unmatchedNew)
        let across = ListDifference.sources(
            of: ContiguousArray(come), in: ContiguousArray(left)
        ) { position in
            id(
                position.isOld
                    ? old[position.section].elements[position.row] : new[position.section].elements[position.row])
        }
        for (index, source) in across.enumerated() where source >= 0 { matching.match(left[source], with: come[index]) }
        var updates: [Pair] = []
        matching.forEachPair { pair in
            if !areEqual(old[pair.old.section].elements[pair.old.row], new[pair.new.section].elements[pair.new.row]) {
                updates.append(pair)
            }
        }
        self.init(sections: sections, sectionSources: sectionSources, matching: matching, updates: updates)
    }

    @usableFromInline
    init(sections: ListDifference, sectionSources: [Int], matching: RowMatching, updates: [Pair]) {
        self.sections = sections
        self.sectionSources = sectionSources
        self.updates = updates
        let stays = Set(sectionSources)
        deletions = matching.unmatchedOld.filter { stays.contains($0.section) }.map(\.position)
        insertions = matching.unmatchedNew.filter { sectionSources[$0.section] >= 0 }.map(\.position)
        moves = matching.moves(sectionSources)
    }
}

extension SectionedDifference {
    /// Of elements and headers that have an identity and are compared by `==`.
    @inlinable
    public init<Header: Identifiable & Equatable, Element: Identifiable & Equatable>(
        from old: [ListSection<Header, Element>], to new: [ListSection<Header, Element>]
    ) {
        self.init(from: old, to: new, sectionID: \.id, headersBy: ==, id: \.id, by: ==)
    }
}
