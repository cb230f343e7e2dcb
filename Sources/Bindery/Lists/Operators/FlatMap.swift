extension ListProperty {
    /// The elements of the list that `transform` gives for each element, one list after the other.
    ///
    /// ```swift
    /// let rows = sections.flatMap { $0.elements }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element comes | `transform` is called once for it; the elements of its list come |
    /// | its list changes | the same change, in its place |
    /// | it moves | the elements of its list move, one by one |
    /// | it is replaced | the elements of its list go, and those of the new one come |
    /// | it goes | the elements of its list go |
    ///
    /// What one transaction does to several of the lists is one delta: an element that goes from one list to another one is never seen in both.
    ///
    /// - Parameter transform: what it reads is not followed; what can change is in the list that it gives.
    /// - Complexity: O(log m) for each change of a list, and O(m) simple steps per transaction, for m lists; holds the lists.
    /// - Also known as: `TransformMany`, `MergeManyChangeSets` in DynamicData.
    @inlinable
    public final func flatMap<Result>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> ListProperty<Result>
    ) -> ListProperty<Result> {
        ListProperty<Result>(untyped.flatMapped(file, line) { transform($0.value(as: Element.self)).untyped })
    }
}
