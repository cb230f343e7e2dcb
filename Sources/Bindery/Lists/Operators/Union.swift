extension ListProperty {
    /// Returns the elements of both lists without repeated keys: those of this list first, then those of the other.
    ///
    /// ```swift
    /// let contacts = local.union(remote, on: \.email)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element of either list has a key that an earlier one has | it is not shown |
    /// | the shown element is removed | the next one with its key is shown |
    ///
    /// - Complexity: O(log n) per change, plus O(d) steps for d elements with the key; holds elements and keys of both.
    /// - Also known as: `Or` in DynamicData.
    @inlinable
    public final func union<Key: Hashable>(
        _ other: ListProperty<Element>, on key: @escaping (Element) -> Key, file: StaticString = #fileID,
        line: UInt = #line
    ) -> ListProperty<Element> {
        concatenated(with: other, file: file, line: line).distinct(on: key, file: file, line: line)
    }
}

extension ListProperty where Element: Hashable {
    /// Returns the elements of both lists, each once.
    public final func union(
        _ other: ListProperty<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        union(other, on: { $0 }, file: file, line: line)
    }
}
