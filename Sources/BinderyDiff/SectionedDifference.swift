/// The difference between two lists of sections: of the sections and of their rows, which may move across sections.
///
/// ```swift
/// let difference = SectionedDifference(from: old, to: new, sectionID: \.name, id: \.id, by: ==)
/// ```
///
/// The first of two linear passes matches rows within each remaining section, as ``ListDifference`` does. The second
/// matches the rest across sections, in order, as moves, also out of deleted sections and into inserted ones.
///
/// ``deletions`` does not list the rows of deleted sections, nor ``insertions`` those of inserted ones: they are
/// removed and inserted with their section. Duplicate sections and rows are matched by occurrence.
///
/// - Isolation: a value; `Sendable`.
public struct SectionedDifference: Equatable, Sendable {
    /// The section and index of a row.
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

    /// The old and the new position of a row that is in both lists.
    public struct Pair: Hashable, Sendable {
        public let old: Position
        public let new: Position
    }

    /// The difference of the sections; its updates are the sections with a changed header.
    public let sections: ListDifference
    /// Old positions in remaining sections, ascending.
    public let deletions: [Position]
    /// New positions in remaining sections, ascending.
    public let insertions: [Position]
    /// Moved rows, ascending by the new position.
    public let moves: [Pair]
    /// Rows that are matched but not equal. Ascending by the new position.
    public let updates: [Pair]
    /// The old section for each new one, or -1.
    package let sectionSources: [Int]

    public var isEmpty: Bool {
        sections.isEmpty && deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// Creates the difference between two lists of sections.
    ///
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
    /// Creates the difference of elements and headers that are identified by `id` and compared by `==`.
    @inlinable
    public init<Header: Identifiable & Equatable, Element: Identifiable & Equatable>(
        from old: [ListSection<Header, Element>], to new: [ListSection<Header, Element>]
    ) {
        self.init(from: old, to: new, sectionID: \.id, headersBy: ==, id: \.id, by: ==)
    }
}
