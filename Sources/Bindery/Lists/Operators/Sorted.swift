public import BinderyGraph

extension ListProperty {
    /// Returns the elements sorted by a key; elements with equal keys are in source order.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted | it is inserted at its sorted position |
    /// | its key changes: it is replaced, or a property changes that `key` read for it | it moves |
    ///
    /// - Parameter key: Called once for each element that is inserted or changes.
    /// - Complexity: O(log n) comparisons per change; holds the elements and their keys.
    /// - Also known as: `Sort` in DynamicData.
    @inlinable
    public final func sorted<Key: Comparable>(
        on key: @escaping (Element) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        ListProperty(
            untyped.sorted(
                file, line, key: { ListElement(key($0.value(as: Element.self))) },
                by: { one, other in
                    one.result.unsafelyUnwrapped.value(as: Key.self)
                        < other.result.unsafelyUnwrapped.value(as: Key.self)
                }))
    }

    /// Returns the elements sorted by a predicate; equivalent elements are in source order.
    ///
    /// - Parameter areInIncreasingOrder: A strict weak ordering, or the order is unspecified. Reads are not tracked.
    @inlinable
    public final func sorted(
        file: StaticString = #fileID, line: UInt = #line, by areInIncreasingOrder: @escaping (Element, Element) -> Bool
    ) -> ListProperty<Element> {
        ListProperty(
            untyped.sorted(
                file, line, key: { _ in nil },
                by: { areInIncreasingOrder($0.item.value(as: Element.self), $1.item.value(as: Element.self)) }))
    }

    /// Returns the elements in an order that depends on a property.
    ///
    /// ```swift
    /// let shown = goods.sorted(with: isByPrice) { $2 ? $0.price < $1.price : $0.name < $1.name }
    /// ```
    ///
    /// - Complexity: O(log n) comparisons per change of an element; O(n log n), with the fewest moves, for `parameter`.
    @inlinable
    public final func sorted<Parameter>(
        with parameter: Property<Parameter>, file: StaticString = #fileID, line: UInt = #line,
        by areInIncreasingOrder: @escaping (Element, Element, Parameter) -> Bool
    ) -> ListProperty<Element> {
        let parameter = ListParameter(parameter)
        return ListProperty(
            untyped.sorted(
                file, line, key: { _ in nil },
                by: {
                    areInIncreasingOrder(
                        $0.item.value(as: Element.self), $1.item.value(as: Element.self), parameter.value)
                }, reading: parameter.read, hasChanged: parameter.takeChange))
    }
}

extension ListProperty where Element: Comparable {
    /// Returns the elements in ascending order.
    @inlinable
    public final func sorted(file: StaticString = #fileID, line: UInt = #line) -> ListProperty<Element> {
        sorted(on: { $0 }, file: file, line: line)
    }
}

extension UntypedList {
    @usableFromInline
    func sorted(
        _ file: StaticString, _ line: UInt, key: @escaping (ListItem) -> ListItem?,
        by areInOrder: @escaping (SortedElement, SortedElement) -> Bool, reading parameter: (() -> Void)? = nil,
        hasChanged: @escaping () -> Bool = { false }
    ) -> UntypedList {
        UntypedList(
            SortedListStore(self, file, line, key, by: areInOrder, hasChangedParameter: hasChanged), file, line,
            alsoReading: parameter)
    }
}
