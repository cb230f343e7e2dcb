/// One step of a list's change. Its indices apply when the previous steps have been done.
public enum ListChange<Element> {
    /// The element was inserted before the one at the index.
    case insert(Element, at: Int)
    /// The element was removed from the index.
    case remove(Element, at: Int)
    /// The element was removed from `from`, then inserted at `to`.
    case move(Element, from: Int, to: Int)
    /// The element at the index was replaced by one with the same identity.
    case update(from: Element, to: Element, at: Int)
}

extension ListChange {
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
