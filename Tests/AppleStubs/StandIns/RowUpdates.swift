/// The updates of one batch. Deletions have old indices, insertions have new ones.
package struct RowUpdates {
    package struct Move {
        let from: IndexPath, to: IndexPath

        package init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
    }

    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var sectionMoves: [(from: Int, to: Int)] = []
    package var deletedRows: [IndexPath] = []
    package var insertedRows: [IndexPath] = []
    package var reloadedRows: [IndexPath] = []
    package var moves: [Move] = []

    package init() {}

    /// Returns where each row that remains was before, or the reason for which the framework raises an exception.
    package func origins(before: [Int], after: [Int]) -> Result<[IndexPath: IndexPath], Invalid> {
        do throws(Invalid) { return .success(try checkedOrigins(before, after)) } catch { return .failure(error) }
    }

    package struct Invalid: Error {
        package let reason: String
    }

    private func checkedOrigins(_ before: [Int], _ after: [Int]) throws(Invalid) -> [IndexPath: IndexPath] {
        let (gone, new) = try checkedSections(before, after)
        let removed = try unique(deletedRows + moves.map(\.from), "removed", in: before, without: gone)
        let added = try unique(insertedRows + moves.map(\.to), "added", in: after, without: new)
        let reloaded = try unique(reloadedRows, "reloaded", in: before, without: gone)
        if let row = reloaded.intersection(removed).min() {
            throw Invalid(reason: "row \(row.item) of section \(row.section) is reloaded and removed")
        }
        var origins: [IndexPath: IndexPath] = [:]
        for move in moves { origins[move.to] = move.from }
        for (old, now) in sectionOrigins(before, after) {
            let kept = (0..<before[old]).map { IndexPath(item: $0, section: old) }.filter { !removed.contains($0) }
            let places = (0..<after[now]).map { IndexPath(item: $0, section: now) }.filter { !added.contains($0) }
            if kept.count != places.count {
                throw Invalid(
                    reason: "invalid number of rows in section \(now): \(after[now]) after the update, \(before[old]) "
                        + "before, \(added.count { $0.section == now }) added, "
                        + "\(removed.count { $0.section == old }) removed")
            }
            for (from, to) in zip(kept, places) { origins[to] = from }
        }
        // The cell of a reloaded row is made again.
        return origins.filter { !reloaded.contains($0.value) }
    }

    /// The sections that are deleted or moved, by old indices, and those that are inserted or moved, by new ones. No
    /// row of theirs may be updated in the same batch.
    private func checkedSections(_ before: [Int], _ after: [Int]) throws(Invalid) -> (Set<Int>, Set<Int>) {
        let (left, come) = (deletedSections + sectionMoves.map(\.from), insertedSections + sectionMoves.map(\.to))
        for (sections, verb) in [(left, "deleted"), (come, "inserted")] where sections.count != Set(sections).count {
            throw Invalid(reason: "a section is \(verb) twice")
        }
        if let section = left.first(where: { $0 >= before.count }) {
            throw Invalid(reason: "attempt to delete section \(section), but there are only \(before.count) before")
        }
        if let section = come.first(where: { $0 >= after.count }) {
            throw Invalid(reason: "attempt to insert section \(section) but there are only \(after.count) after")
        }
        if before.count - left.count + come.count != after.count {
            throw Invalid(
                reason: "invalid number of sections: \(after.count) after, \(before.count) before, "
                    + "\(insertedSections.count) inserted, \(deletedSections.count) deleted")
        }
        return (Set(left), Set(come))
    }

    /// The old and the new index of each section that remains.
    package func sectionOrigins(_ before: [Int], _ after: [Int]) -> [(old: Int, new: Int)] {
        let gone = Set(deletedSections + sectionMoves.map(\.from))
        let come = Set(insertedSections + sectionMoves.map(\.to))
        let kept = zip(before.indices.filter { !gone.contains($0) }, after.indices.filter { !come.contains($0) })
        return kept.map { ($0, $1) } + sectionMoves.map { ($0.from, $0.to) }
    }

    private func unique(
        _ rows: [IndexPath], _ verb: String, in counts: [Int], without sections: Set<Int>
    ) throws(Invalid) -> Set<IndexPath> {
        var found: Set<IndexPath> = []
        for row in rows {
            if sections.contains(row.section) {
                throw Invalid(reason: "row \(row.item) is \(verb) in section \(row.section), which is itself \(verb)")
            }
            if row.section >= counts.count || row.item >= counts[row.section] {
                throw Invalid(reason: "row \(row.item) of section \(row.section) is \(verb), which does not exist")
            }
            if !found.insert(row).inserted {
                throw Invalid(reason: "row \(row.item) of section \(row.section) is \(verb) twice")
            }
        }
        return found
    }
}

extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var item: Int { self[1] }
}
