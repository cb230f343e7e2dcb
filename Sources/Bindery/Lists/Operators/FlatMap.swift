extension ListProperty {
    /// Returns the elements of the lists that `transform` returns, one list after the other.
    ///
    /// ```swift
    /// let rows = sections.flatMap { $0.elements }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted | `transform` is called once for it; the elements of its list are inserted |
    /// | its list changes | the same change, at the list's position |
    /// | it moves | the elements of its list move, one by one |
    /// | it is replaced | the elements of its list are removed, and those of the new list inserted |
    /// | it is removed | the elements of its list are removed |
    ///
    /// One transaction is one delta: an element that moves from one of the lists to another is never seen in both.
    ///
    /// - Parameter transform: Its reads are not tracked; the list that it returns may change.
    /// - Complexity: O(log m) per change of a list, and O(m) simple steps per transaction, for m lists, which it holds.
    /// - Also known as: `TransformMany`, `MergeManyChangeSets` in DynamicData.
    @inlinable
    public final func flatMap<Result>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> ListProperty<Result>
    ) -> ListProperty<Result> {
        ListProperty<Result>(untyped.flatMapped(file, line) { transform($0.value(as: Element.self)).untyped })
    }
}
