/// A section of a list: the elements with one key, as a list of their own. The key is the group's identity. A group
/// that becomes empty leaves the list of groups; it has an empty list, and returns with its key.
public final class ListGroup<Key: Hashable, Element>: Identifiable {
    public let key: Key
    /// The elements, in source order.
    public let elements: ListProperty<Element>

    public var id: Key { key }

    @usableFromInline
    init(key: Key, elements: ListProperty<Element>) {
        self.key = key
        self.elements = elements
    }
}

extension ListGroup: CustomStringConvertible {
    /// The key, as in traces of a list of groups.
    public var description: String { TraceText.describe(key) }
}

extension ListProperty {
    /// Returns the elements in groups of equal keys, such as the sections of a table.
    ///
    /// ```swift
    /// let sections = goods.sorted(on: \.name).grouped(by: \.kind)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted with a new key | a group is inserted |
    /// | the last element of a group is removed | the group is removed |
    /// | an element gets another key | it leaves one group and enters another, in one transaction |
    /// | the first element of a group is removed, or another one is inserted before it | the group may move |
    ///
    /// A change inside a group changes only its ``ListGroup/elements``, not the list of groups. Groups are in the order
    /// of their first elements; for another order, apply ``sorted(on:file:line:)`` to the list of groups.
    ///
    /// - Complexity: O(log² n) simple steps per change, and O(1) per observed group; holds the elements and their keys.
    /// - Also known as: `Group`, `GroupOn` in DynamicData, `Dictionary(grouping:)`.
    @inlinable
    public final func grouped<Key: Hashable>(
        by key: @escaping (Element) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<ListGroup<Key, Element>> {
        let keys = ListKeys<Key, GroupKey>()
        return ListProperty<ListGroup<Key, Element>>(
            untyped.grouped(
                file, line, by: { keys.key(key($0.value(as: Element.self))) },
                group: { ListGroup<Key, Element>(key: $0.value(as: Key.self), elements: ListProperty($1)) },
                // Safe: `item` is only called with what `group` returned.
                item: { ListElement(unsafeDowncast($0, to: ListGroup<Key, Element>.self)) }))
    }
}
