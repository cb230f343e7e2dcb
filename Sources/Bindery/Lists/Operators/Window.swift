public import BinderyGraph

extension ListProperty {
    /// Returns the first elements.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted (removed) before the end | the same; one is removed (inserted) at the end |
    /// | `count` changes | elements are inserted or removed at the end |
    ///
    /// - Complexity: O(log n) per change; holds the whole source.
    /// - Also known as: `Top`, `Virtualise` in DynamicData.
    public final func prefix(
        _ count: Property<Int>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        window(count.map { 0..<Swift.max($0, 0) }, file: file, line: line)
    }

    /// Returns the first elements.
    public final func prefix(
        _ count: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        window(.constant(0..<Swift.max(count, 0)), file: file, line: line)
    }

    /// Returns the elements in a range of indices, such as a page or the visible rows. It may extend beyond the list.
    ///
    /// - Complexity: O(log n) per change, and O(k) if a change of `range` affects k elements; holds the whole source.
    /// - Also known as: `Page`, `Virtualise` in DynamicData.
    public final func window(
        _ range: Property<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        let range = ListParameter(range)
        return ListProperty(
            UntypedList(WindowListStore(untyped, range), file, line, alsoReading: range.read))
    }
}
