/// One step by which a list changed. Its indices are those at its turn, when the steps before have been done.
public enum ListChange<Element> {
    /// The element was inserted before the one at the index.
    case insert(Element, at: Int)
    /// The element was removed from the index.
    case remove(Element, at: Int)
    /// The element was taken out at `from`, then inserted at `to`.
    case move(Element, from: Int, to: Int)
    /// The element at the index was replaced: another one that stands for the same thing.
    case update(from: Element, to: Element, at: Int)
}

extension ListChange {
    /// Does the same to an array.
    public func apply(to array: inout [Element]) {
        switch self {
        case .insert(let element, let index): array.insert(element, at: index)
        case .remove(_, let index): array.remove(at: index)
        case .move(_, let from, let to): array.insert(array.remove(at: from), at: to)
        case .update(_, let element, let index): array[index] = element
        }
    }
}

extension ListChange: Equatable where Element: Equatable {}
extension ListChange: Sendable where Element: Sendable {}
