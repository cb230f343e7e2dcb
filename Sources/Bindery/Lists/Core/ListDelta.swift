public import BinderyDiff

/// A list's change from one delivery to the next: everything that one transaction did to it.
///
/// Use ``steps`` to apply one change at a time, as the rows of a view or an `NSTableView` do, and ``difference``, with
/// separate old and new indices, to apply all changes together.
public struct ListDelta<Element> {
    public let oldCount: Int
    /// The steps in order. Each applies to the result of the previous ones.
    public let steps: [ListChange<Element>]

    @usableFromInline
    init(oldCount: Int, steps: [ListChange<Element>]) {
        self.oldCount = oldCount
        self.steps = steps
    }

    public var newCount: Int {
        steps.reduce(oldCount) { count, step in
            switch step {
            case .insert: count + 1
            case .remove: count - 1
            default: count
            }
        }
    }

    public func apply(to array: inout [Element]) {
        for step in steps { step.apply(to: &array) }
    }

    /// The net effect of the steps, by old and new indices. Changes that cancel out are omitted.
    ///
    /// - Complexity: O(k log k) for k steps, independent of the list's length.
    public var difference: ListDifference {
        var runs = ListRuns(count: oldCount)
        for step in steps {
            switch step {
            case .insert(_, let index): runs.insert(at: index)
            case .remove(_, let index): runs.remove(at: index)
            case .move(_, let from, let to): runs.move(from: from, to: to)
            case .update(_, _, let index): runs.update(at: index)
            }
        }
        return runs.difference
    }
}

extension ListDelta: Equatable where Element: Equatable {}
extension ListDelta: Sendable where Element: Sendable {}
