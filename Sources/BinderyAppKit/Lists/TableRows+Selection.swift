#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
public import Bindery

extension TableRows where Element: Identifiable {
    /// The identities of the selected elements, both ways.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user selects other rows | the property takes their identities |
    /// | the property changes | the table selects these rows; those that the list does not have, it leaves out |
    /// | a selected element is removed from the list | the property loses its identity |
    public var selectedIDs: MutableProperty<Set<Element.ID>> {
        attachments.value("property selectedIDs") {
            MutableProperty(
                "selectedIDs",
                get: { [weak self] in
                    guard let self else { return [] }
                    return Set(selectedRows.value.filter { elements.indices.contains($0) }.map { elements[$0].id })
                },
                set: { [weak self] ids in
                    guard let self else { return }
                    // An element may be added and selected by one transaction.
                    update()
                    let rows = IndexSet(elements.indices.filter { ids.contains(elements[$0].id) })
                    selectedRows.value = rows
                    // The update may have moved the selection away, and this write back: no change that is observed.
                    select(rows)
                })
        }
    }
}

extension TableRows {
    /// What the selected element has at a key path, both ways; nil if no row is selected.
    ///
    /// ```swift
    /// rows.selection(by: \.id) <~> model.$openGood
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | takes the present selection |
    /// | the user selects a row, or none | takes the value of its element, or nil |
    /// | the property changes | the row of the first element that has the value is selected, or none |
    /// | the element moves | its row stays selected |
    /// | the element is removed | the property keeps the value; the row is selected when the element is back |
    ///
    /// Use one key path, which identifies the elements, and a table that allows one selection. For several, see
    /// ``selectedIDs``.
    ///
    /// - Complexity: O(n) for each change of the selection and for each update of the rows.
    public func selection<Key: Equatable>(by keyPath: KeyPath<Element, Key>) -> MutableProperty<Key?> {
        if let present = selections[keyPath]?.property as? MutableProperty<Key?> { return present }
        let row = untracked { selectedRows.value.first }
        let property = MutableProperty<Key?>(row.map { elements[$0][keyPath: keyPath] }, name: "selection")
        selections[keyPath] = SelectedElement(property, keyPath) { [weak self] in
            // An element may be added and selected by one transaction.
            self?.update()
            self?.showSelection()
        }
        return property
    }
}
#endif
