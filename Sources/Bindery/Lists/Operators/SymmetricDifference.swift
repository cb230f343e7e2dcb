extension ListProperty {
    /// Returns the elements whose keys only one of the lists has, those of this list first.
    ///
    /// - Complexity: As `subtracting`, twice.
    /// - Also known as: `Xor` in DynamicData.
    @inlinable
    public final func symmetricDifference<Key: Hashable>(
        _ other: ListProperty<Element>, on key: @escaping (Element) -> Key, file: StaticString = #fileID,
        line: UInt = #line
    ) -> ListProperty<Element> {
        subtracting(other, on: key, file: file, line: line)
            .concatenated(with: other.subtracting(self, on: key, file: file, line: line), file: file, line: line)
    }
}

extension ListProperty where Element: Hashable {
    /// Returns the elements that only one of the lists has, each once.
    public final func symmetricDifference(
        _ other: ListProperty<Element>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        symmetricDifference(other, on: { $0 }, file: file, line: line)
    }
}
