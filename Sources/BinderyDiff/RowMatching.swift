@usableFromInline
struct RowMatching {
    @usableFromInline typealias Position = SectionedDifference.Position

    @usableFromInline
    struct Unmatched {
        @usableFromInline let isOld: Bool
        @usableFromInline let section: Int
        @usableFromInline let row: Int
        var position: Position { Position(section: section, row: row) }
    }

    private var sources: [[Position?]]
    private var isMatched: [[Bool]]

    /// - Parameters: The number of rows in each section.
    @usableFromInline
    init(old: [Int], new: [Int]) {
        sources = new.map { Array(repeating: nil, count: $0) }
        isMatched = old.map { Array(repeating: false, count: $0) }
    }

    @usableFromInline
    mutating func match(_ rows: [Int], of section: Int, in old: Int) {
        for (row, source) in rows.enumerated() where source >= 0 {
            sources[section][row] = Position(section: old, row: source)
            isMatched[old][source] = true
        }
    }

    @usableFromInline
    mutating func match(_ old: Unmatched, with new: Unmatched) {
        sources[new.section][new.row] = old.position
        isMatched[old.section][old.row] = true
    }

    @usableFromInline
    var unmatchedOld: [Unmatched] {
        var rows: [Unmatched] = []
        for (section, matched) in isMatched.enumerated() {
            for row in matched.indices where !matched[row] {
                rows.append(Unmatched(isOld: true, section: section, row: row))
            }
        }
        return rows
    }

    @usableFromInline
    var unmatchedNew: [Unmatched] {
        var rows: [Unmatched] = []
        for (section, matches) in sources.enumerated() {
            for row in matches.indices where matches[row] == nil {
                rows.append(Unmatched(isOld: false, section: section, row: row))
            }
        }
        return rows
    }

    @usableFromInline
    func forEachPair(_ body: (SectionedDifference.Pair) -> Void) {
        for (section, matches) in sources.enumerated() {
            for (row, old) in matches.enumerated() {
                if let old { body(.init(old: old, new: Position(section: section, row: row))) }
            }
        }
    }

    /// Returns the rows that came from another section or changed their order within their own.
    func moves(_ sectionSources: [Int]) -> [SectionedDifference.Pair] {
        let stays = sources.enumerated().map { section, matches in
            matches.map { old in old.flatMap { $0.section == sectionSources[section] ? $0.row : nil } ?? -1 }
                .longestIncreasingSubsequence
        }
        var moves: [SectionedDifference.Pair] = []
        forEachPair { if !stays[$0.new.section][$0.new.row] { moves.append($0) } }
        return moves
    }
}
