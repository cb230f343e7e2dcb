public import BinderyGraph

extension ListProperty {
    /// The elements for which `isIncluded` holds, in their order.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element comes or is replaced | it is asked about, and inserted or removed accordingly |
    /// | a property changes that `isIncluded` read for some elements | those are asked about |
    ///
    /// If all elements depend on one property, the text of a search field for instance, ``filter(with:file:line:_:)`` takes less memory.
    ///
    /// - Complexity: O(log n) per change; holds the elements, and some 300 bytes for each of which `isIncluded` read a property.
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

    /// The elements for which `isIncluded` holds with the present value of a property, in their order.
    ///
    /// ```swift
    /// let found = goods.filter(with: text) { good, text in good.name.contains(text) }
    /// ```
    ///
    /// - Complexity: O(log n) per change of an element; O(n) per change of `parameter`, and a step of a delta only for each that comes or
    ///   goes.
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
