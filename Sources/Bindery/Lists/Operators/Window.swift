public import BinderyGraph

extension ListProperty {
    /// The first elements.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element comes or goes before the end | one comes and one goes at the end |
    /// | `count` changes | the last elements come or go |
    ///
    /// - Complexity: O(log n) per change; holds the elements of the whole source.
    /// - Also known as: `Top`, `Virtualise` in DynamicData.
    public final func prefix(
        _ count: Property<Int>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        window(count.map { 0..<Swift.max($0, 0) }, file: file, line: line)
    }

    /// The first elements.
    public final func prefix(
        _ count: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        window(.constant(0..<Swift.max(count, 0)), file: file, line: line)
    }

    /// The elements at those of the indices that there are: a page, or what is visible.
    ///
    /// - Parameter range: may reach beyond the list.
    /// - Complexity: O(log n) per change, and O(k) for k elements that come or go when `range` changes; holds the elements of the whole source.
    /// - Also known as: `Page`, `Virtualise` in DynamicData.
    public final func window(
        _ range: Property<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        let range = ListParameter(range)
        return ListProperty(
            UntypedList(WindowListStore(untyped, range), file, line, alsoReading: range.read))
    }
}
