public import BinderyDiff

/// How a list changed from one delivery to the next: all that one transaction did to it.
///
/// ``steps`` are for what takes one change after the other: the rows of a view, an `NSTableView`, another list. ``difference`` is the same with
/// old and new indices apart, for what takes all at once.
public struct ListDelta<Element> {
    /// How many elements there were before.
    public let oldCount: Int
    /// In order; each sees what those before have left.
    public let steps: [ListChange<Element>]

    @usableFromInline
    init(oldCount: Int, steps: [ListChange<Element>]) {
        self.oldCount = oldCount
        self.steps = steps
    }

    /// How many elements there are now.
    public var newCount: Int {
        steps.reduce(oldCount) { count, step in
            switch step {
            case .insert: count + 1
            case .remove: count - 1
            default: count
            }
        }
    }

    /// Does the same to an array.
    public func apply(to array: inout [Element]) {
        for step in steps { step.apply(to: &array) }
    }

    /// What the steps come to, by old and new indices. What was inserted and removed again is not in it, nor what was moved there and back.
    ///
    /// - Complexity: O(k log k) for k steps, whatever the length of the list.
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
