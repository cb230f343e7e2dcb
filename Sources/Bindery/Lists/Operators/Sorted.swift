public import BinderyGraph

extension ListProperty {
    /// The elements in the order of a key; those with equal keys in the order of the source.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element comes | it is inserted where it belongs |
    /// | its key changes: it is replaced, or a property changes that `key` read for it | it moves |
    ///
    /// - Parameter key: called once for each element that comes or changes.
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
                    one.answer.unsafelyUnwrapped.value(as: Key.self)
                        < other.answer.unsafelyUnwrapped.value(as: Key.self)
                }))
    }

    /// The elements in an order; those that are equal in it in the order of the source.
    ///
    /// - Parameter areInIncreasingOrder: a strict weak ordering of the elements alone: properties that it reads are not followed. If it is none,
    ///   the order is some order, and nothing worse.
    @inlinable
    public final func sorted(
        file: StaticString = #fileID, line: UInt = #line, by areInIncreasingOrder: @escaping (Element, Element) -> Bool
    ) -> ListProperty<Element> {
        ListProperty(
            untyped.sorted(
                file, line, key: { _ in nil },
                by: { areInIncreasingOrder($0.item.value(as: Element.self), $1.item.value(as: Element.self)) }))
    }

    /// The elements in an order that depends on a property.
    ///
    /// ```swift
    /// let shown = goods.sorted(with: isByPrice) { $2 ? $0.price < $1.price : $0.name < $1.name }
    /// ```
    ///
    /// - Complexity: O(log n) comparisons per change of an element; O(n log n) per change of `parameter`, after which as few elements as possible
    ///   move.
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
    /// The elements in ascending order.
    @inlinable
    public final func sorted(file: StaticString = #fileID, line: UInt = #line) -> ListProperty<Element> {
        sorted(on: { $0 }, file: file, line: line)
    }
}

extension UntypedList {
    /// - Parameters:
    ///   - key: what an entry is asked once.
    ///   - areInOrder: of two entries, whether the first comes before the other.
    @usableFromInline
    func sorted(
        _ file: StaticString, _ line: UInt, key: @escaping (ListItem) -> ListItem?,
        by areInOrder: @escaping (RuleEntry, RuleEntry) -> Bool, reading parameter: (() -> Void)? = nil,
        hasChanged: @escaping () -> Bool = { false }
    ) -> UntypedList {
        UntypedList(
            SortedListStore(self, file, line, key, by: areInOrder, hasChangedParameter: hasChanged), file, line,
            alsoReading: parameter)
    }
}
