extension ListProperty {
    /// Returns the elements of which the other list does not have the key, without repeated keys, in this list's order.
    ///
    /// ```swift
    /// let missing = invited.subtracting(arrived, on: \.id)
    /// ```
    ///
    /// - Complexity: O((1 + k) log n) per change, for k elements with the key; holds elements and keys of both.
    /// - Also known as: `Except` in DynamicData.
    @inlinable
    public final func subtracting<Other, Key: Hashable>(
        _ other: ListProperty<Other>, on key: @escaping (Element) -> Key, equals otherKey: @escaping (Other) -> Key,
        file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        selected(areIn: false, other, key, otherKey, file, line)
    }

    /// Returns the elements of which the other list does not have the key, for lists of the same type.
    @inlinable
    public final func subtracting<Key: Hashable>(
        _ other: ListProperty<Element>, on key: @escaping (Element) -> Key, file: StaticString = #fileID,
        line: UInt = #line
    ) -> ListProperty<Element> {
        selected(areIn: false, other, key, key, file, line)
    }
}

extension ListProperty where Element: Hashable {
    /// Returns the elements that only this list has, each once.
    public final func subtracting(
        _ other: ListProperty<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        subtracting(other, on: { $0 }, file: file, line: line)
    }
}
