/// A section of a list: the elements with one key, as a list of their own.
///
/// It is identified by its key. When it has become empty it leaves the list of groups; whoever still has it sees an empty list, and if its key
/// comes again, this same group does.
public final class ListGroup<Key: Hashable, Element>: Identifiable {
    public let key: Key
    /// In the order of the source.
    public let elements: ListProperty<Element>

    public var id: Key { key }

    @usableFromInline
    init(key: Key, elements: ListProperty<Element>) {
        self.key = key
        self.elements = elements
    }
}

extension ListProperty {
    /// The elements in groups of equal keys: the sections of a table.
    ///
    /// ```swift
    /// let sections = goods.sorted(on: \.name).grouped(by: \.kind)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element comes with a key that there was not | a group comes |
    /// | the last element of a group goes | the group goes |
    /// | an element gets another key | it leaves one group and comes into another, in one transaction |
    /// | the first element of a group goes, or another one comes before it | the group may move |
    ///
    /// A change inside a group changes that group's ``ListGroup/elements`` alone, not the list of groups. The groups stand in the order of
    /// their first elements; for another order use ``sorted(on:file:line:)`` on the list of groups.
    ///
    /// - Complexity: O(log² n) simple steps per change, and O(1) for each group that is observed; holds the elements and their keys.
    /// - Also known as: `Group`, `GroupOn` in DynamicData, `Dictionary(grouping:)`.
    @inlinable
    public final func grouped<Key: Hashable>(
        by key: @escaping (Element) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<ListGroup<Key, Element>> {
        let keys = ListKeys<Key>()
        return ListProperty<ListGroup<Key, Element>>(
            untyped.grouped(
                file, line, by: { keys.key(key($0.value(as: Element.self))) },
                group: { ListGroup<Key, Element>(key: $0.value(as: Key.self), elements: ListProperty($1)) },
                item: { ListElement(unsafeDowncast($0, to: ListGroup<Key, Element>.self)) }))
    }
}
