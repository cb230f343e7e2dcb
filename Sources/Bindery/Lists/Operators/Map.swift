extension ListProperty {
    /// Returns the list with each element transformed.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted | `transform` is called once for it |
    /// | it moves | its result moves |
    /// | it is replaced, or a property that `transform` read for it changes | `transform` is called again |
    ///
    /// While the list is observed, the result of an element stays the same object: it may be the view model of a row.
    ///
    /// - Complexity: O(log n) per change; holds the elements and the results.
    /// - Also known as: `Transform` in DynamicData, `mapArray` in Solid.
    @inlinable
    public final func map<Result>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> Result
    ) -> ListProperty<Result> {
        ListProperty<Result>(
            untyped.mapped(file, line, by: { _, _ in false }) { item in
                ListElement(transform(item.value(as: Element.self)))
            })
    }

    /// Returns the list with each element transformed. A result that equals the previous one is not a change.
    @inlinable
    public final func map<Result: Equatable>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> Result
    ) -> ListProperty<Result> {
        ListProperty<Result>(
            untyped.mapped(file, line, by: { $0.value(as: Result.self) == $1.value(as: Result.self) }) { item in
                ListElement(transform(item.value(as: Element.self)))
            })
    }

    /// Returns each element's result, without nil results. O(log n) per change; holds the elements and the results.
    @inlinable
    public final func compactMap<Result>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> Result?
    ) -> ListProperty<Result> {
        ListProperty<Result>(
            untyped.mapped(file, line, by: { _, _ in false }) { item in
                transform(item.value(as: Element.self)).map { ListElement($0) }
            })
    }

    /// Returns the list with each element transformed, without nil results. An equal result is not a change.
    @inlinable
    public final func compactMap<Result: Equatable>(
        file: StaticString = #fileID, line: UInt = #line, _ transform: @escaping (Element) -> Result?
    ) -> ListProperty<Result> {
        ListProperty<Result>(
            untyped.mapped(file, line, by: { $0.value(as: Result.self) == $1.value(as: Result.self) }) { item in
                transform(item.value(as: Element.self)).map { ListElement($0) }
            })
    }
}

extension UntypedList {
    /// `transform` returns nil for an element that the list omits.
    @usableFromInline
    func mapped(
        _ file: StaticString, _ line: UInt, by areEqual: @escaping (ListItem, ListItem) -> Bool,
        _ transform: @escaping (ListItem) -> ListItem?
    ) -> UntypedList {
        UntypedList(MappedListStore(self, file, line, by: areEqual, transform), file, line)
    }
}
