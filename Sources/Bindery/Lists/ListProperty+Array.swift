public import BinderyDiff
public import BinderyGraph

extension ListProperty {
    /// A list of the elements of an array that changes as a whole: each time what differs changes, by identity.
    ///
    /// ```swift
    /// let rows = ListProperty(books.latest.map { $0 ?? [] }, id: \.isbn, by: ==)
    /// ```
    ///
    /// - Parameters:
    ///   - id: the identity of an element. Elements with the same one are told apart by their order.
    ///   - areEqual: whether an element, being the same, is unchanged; by default it never is.
    /// - Complexity: O(n) per change of the array. Holds the elements.
    /// - Also known as: `EditDiff`, `ToObservableChangeSet` in DynamicData, `reconcile` in Solid.
    @inlinable
    public convenience init<ID: Hashable>(
        _ array: Property<[Element]>, id: @escaping (Element) -> ID,
        by areEqual: @escaping (Element, Element) -> Bool = { _, _ in false }, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let store = SourceListStore([])
        let revision = array.map(file: file, line: line) { elements in
            let old = store.elements(as: Element.self, in: 0..<store.count)
            let difference = untracked { ListDifference(from: old, to: elements, id: id, by: areEqual) }
            store.apply(difference) { ListElement(elements[$0]) }
            return store.revision
        }
        self.init(UntypedList(store, revision))
    }

    /// A list of elements that have an identity and are compared by `==`.
    @inlinable
    public convenience init(
        _ array: Property<[Element]>, file: StaticString = #fileID, line: UInt = #line
    ) where Element: Identifiable & Equatable {
        self.init(array, id: \.id, by: ==, file: file, line: line)
    }

    /// A list that never changes.
    @inlinable
    public static func constant(_ elements: [Element]) -> ListProperty<Element> {
        ListProperty(UntypedList(SourceListStore(elements.map { ListElement($0) }), .constant(0)))
    }
}
