#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import UIKit

/// The rows of a list: those that are mounted are known, of the others only how many are above and below.
struct ShownRows {
    var count = 0
    var first = 0
    /// The mounted rows.
    var nodes: [ObjectIdentifier] = []

    private var below: Int { count - first - nodes.count }

    /// The rows that went, by their indices before, and those that came, by their indices now. A row that has moved
    /// went and came.
    ///
    /// - Complexity: That of the difference of the mounted rows, and the number of the others that came or went.
    func changes(since before: ShownRows) -> (deleted: [IndexPath], inserted: [IndexPath]) {
        var (deleted, inserted): ([Int], [Int]) = ([], [])
        deleted += 0..<max(before.first - first, 0)
        inserted += 0..<max(first - before.first, 0)
        for change in nodes.difference(from: before.nodes) {
            switch change {
            case .remove(let offset, _, _): deleted.append(before.first + offset)
            case .insert(let offset, _, _): inserted.append(first + offset)
            }
        }
        deleted +=
            (before.first + before.nodes.count)..<(before.first + before.nodes.count + max(before.below - below, 0))
        inserted += (first + nodes.count)..<(first + nodes.count + max(below - before.below, 0))
        return (deleted.map { IndexPath(row: $0, section: 0) }, inserted.map { IndexPath(row: $0, section: 0) })
    }
}
#endif
