extension ListProperty {
    /// Returns the elements of which the other list has the key, without repeated keys, in the order of this list.
    ///
    /// ```swift
    /// let present = invited.intersection(arrived, on: \.id)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the first element of the other list with a key is inserted | the element of this list is inserted |
    /// | the last one with a key is removed | the element of this list is removed |
    /// | the other list moves or replaces elements with the same keys | nothing |
    ///
    /// - Complexity: O((1 + k) log n) per change, for k elements with the key; holds elements and keys of both.
    /// - Also known as: `And` in DynamicData.
    @inlinable
    public final func intersection<Other, Key: Hashable>(
        _ other: ListProperty<Other>, on key: @escaping (Element) -> Key, equals otherKey: @escaping (Other) -> Key,
        file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        selected(areIn: true, other, key, otherKey, file, line)
    }

    /// Returns the elements of which the other list has the key, for lists of the same type.
    @inlinable
    public final func intersection<Key: Hashable>(
        _ other: ListProperty<Element>, on key: @escaping (Element) -> Key, file: StaticString = #fileID,
        line: UInt = #line
    ) -> ListProperty<Element> {
        selected(areIn: true, other, key, key, file, line)
    }

    @inlinable
    final func selected<Other, Key: Hashable>(
        areIn: Bool, _ other: ListProperty<Other>, _ key: @escaping (Element) -> Key,
        _ otherKey: @escaping (Other) -> Key, _ file: StaticString, _ line: UInt
    ) -> ListProperty<Element> {
        let keys = ListKeys<Key, JoinKey>()
        let absent = ListItem()
        let joined = untyped.joined(
            with: other.untyped, file, line, on: { keys.key(key($0.value(as: Element.self))) },
            equals: { keys.key(otherKey($0.value(as: Other.self))) },
            combine: { item, match in (match != nil) == areIn ? item : absent })
        // An element that stays is the same object, which is not a change.
        let shown: (ListItem) -> ListItem? = { $0 === absent ? nil : $0 }
        let selected = joined.mapped(file, line, by: { _, _ in false }, shown)
        return ListProperty(selected).distinct(on: key, file: file, line: line)
    }
}

extension ListProperty where Element: Hashable {
    /// Returns the elements that both lists have, each once.
    public final func intersection(
        _ other: ListProperty<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        intersection(other, on: { $0 }, file: file, line: line)
    }
}
