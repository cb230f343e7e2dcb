#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph

extension MutableListProperty {
    /// Removes the elements at offsets, such as those of SwiftUI's `onDelete(perform:)`, in one transaction.
    ///
    /// - Parameter offsets: Valid indices, in ascending order, as in an `IndexSet`.
    public func remove(atOffsets offsets: some Sequence<Int>) {
        transaction { for index in offsets.reversed() { _ = remove(at: index) } }
    }

    /// Moves the elements at offsets in front of the one at an offset, in one transaction: for `onMove(perform:)`.
    ///
    /// - Parameters:
    ///   - source: Valid indices, in ascending order, as in an `IndexSet`.
    ///   - destination: An index before the move; the number of elements stands for the end.
    public func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
        transaction {
            var (moved, movedFromAbove) = (0, 0)
            for index in source {
                if index < destination {
                    // Those that were moved before have made place.
                    move(from: index - moved, to: destination - 1)
                    moved += 1
                } else {
                    move(from: index, to: destination + movedFromAbove)
                    movedFromAbove += 1
                }
            }
        }
    }
}
#endif
