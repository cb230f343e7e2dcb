public import BinderyGraph

extension ListProperty {
    /// Returns the elements for which `isIncluded` holds, in source order.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted or replaced | `isIncluded` is called for it; it is inserted or removed accordingly |
    /// | a property changes that `isIncluded` read for some elements | `isIncluded` is called for those |
    ///
    /// If all elements depend on one property, such as a search text, ``filter(with:file:line:_:)`` takes less memory.
    ///
    /// - Complexity: O(log n) per change; holds the elements, and about 300 bytes per element with tracked properties.
    /// - Also known as: `Filter`, `AutoRefresh` in DynamicData.
    @inlinable
    public final func filter(
        file: StaticString = #fileID, line: UInt = #line, _ isIncluded: @escaping (Element) -> Bool
    ) -> ListProperty<Element> {
        ListProperty(
            untyped.mapped(file, line, by: { _, _ in false }) { item in
                isIncluded(item.value(as: Element.self)) ? item : nil
            })
    }

    /// Returns the elements for which `isIncluded` holds with the current value of a property, in source order.
    ///
    /// ```swift
    /// let found = goods.filter(with: text) { good, text in good.name.contains(text) }
    /// ```
    ///
    /// - Complexity: O(log n) per change of an element; O(n) per change of `parameter`, and one step per element that
    ///   is inserted or removed.
    @inlinable
    public final func filter<Parameter>(
        with parameter: Property<Parameter>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Element, Parameter) -> Bool
    ) -> ListProperty<Element> {
        let parameter = ListParameter(parameter)
        return ListProperty(
            untyped.filtered(file, line, reading: parameter.read, hasChanged: parameter.takeChange) { item in
                isIncluded(item.value(as: Element.self), parameter.value) ? item : nil
            })
    }
}

extension UntypedList {
    @usableFromInline
    func filtered(
        _ file: StaticString, _ line: UInt, reading parameter: @escaping () -> Void, hasChanged: @escaping () -> Bool,
        _ isIncluded: @escaping (ListItem) -> ListItem?
    ) -> UntypedList {
        UntypedList(
            MappedListStore(
                self, file, line, by: { _, _ in false }, hasChangedParameter: hasChanged, isIncluded),
            file, line, alsoReading: parameter)
    }
}
