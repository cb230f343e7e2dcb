public import BinderyDiff
public import BinderyGraph

extension ListProperty {
    /// Creates a list of an array's elements. A change of the array changes only what differs, by identity.
    ///
    /// ```swift
    /// let rows = ListProperty(books.latest.map { $0 ?? [] }, id: \.isbn, by: ==)
    /// ```
    ///
    /// - Parameter id: The identity of an element. Elements with equal identities are matched by their order.
    /// - Parameter areEqual: Whether an element with the same identity is unchanged; by default it never is.
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
            let old = ListProperty<Element>.elements(of: store, in: 0..<store.count)
            let difference = untracked { ListDifference(from: old, to: elements, id: id, by: areEqual) }
            store.apply(difference) { ListElement(elements[$0]) }
            return store.revision
        }
        self.init(UntypedList(store, revision))
    }

    /// Creates a list of identifiable elements that are compared by `==`.
    @inlinable
    public convenience init(
        _ array: Property<[Element]>, file: StaticString = #fileID, line: UInt = #line
    ) where Element: Identifiable & Equatable {
        self.init(array, id: \.id, by: ==, file: file, line: line)
    }

    /// Returns a list that never changes.
    @inlinable
    public static func constant(_ elements: [Element]) -> ListProperty<Element> {
        ListProperty(UntypedList(SourceListStore(elements.map { ListElement($0) }), .constant(0)))
    }
}
