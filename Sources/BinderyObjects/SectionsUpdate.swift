#if canImport(ObjectiveC) || canImport(StandIns)
internal import BinderyDiff
package import Foundation

/// The update of a table or a collection: batches that it applies one after the other, each with an animation.
package struct SectionsUpdate {
    /// At least one; the last leads to what the lists have.
    package let batches: [SectionsBatch]
    /// Rows that show another value of the same element, after all batches.
    package let changes: [IndexPath]

    /// Makes what the data source answers the new state at once, for a view that is reloaded.
    package func commit() { batches.last?.commit() }

    /// Whether rows or sections come or go.
    package var hasOtherRows: Bool { batches.contains(where: \.hasOtherRows) }
}

/// What a table or a collection updates together. Deletions and the origins of moves have old indices, all others have
/// new ones.
package struct SectionsBatch {
    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var sectionMoves: [(from: Int, to: Int)] = []
    package var deletions: [IndexPath] = []
    package var insertions: [IndexPath] = []
    package var moves: [(from: IndexPath, to: IndexPath)] = []
    /// Makes what the data source answers the state after the batch. Called inside it.
    package var commit: () -> Void = {}

    init() {}

    init(_ batch: SectionedDifference.Batch, commit: @escaping () -> Void) {
        func path(_ position: SectionedDifference.Position) -> IndexPath {
            IndexPath(indexes: [position.section, position.row])
        }
        deletedSections = IndexSet(batch.sections.deletions)
        insertedSections = IndexSet(batch.sections.insertions)
        sectionMoves = batch.sections.moves.map { (from: $0.old, to: $0.new) }
        deletions = batch.deletions.map(path)
        insertions = batch.insertions.map(path)
        moves = batch.moves.map { (from: path($0.old), to: path($0.new)) }
        self.commit = commit
    }

    var isEmpty: Bool { !hasOtherRows && sectionMoves.isEmpty && moves.isEmpty }

    var hasOtherRows: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty)
    }
}
#endif
