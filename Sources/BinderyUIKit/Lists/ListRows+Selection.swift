#if canImport(UIKit) && !os(watchOS)
public import Bindery
internal import UIKit

extension ListRows {
    /// What the selected element has at a key path, both ways; nil if no row is selected.
    ///
    /// ```swift
    /// rows.selection(by: \.id) <~> model.$openGood
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | takes the present selection; from now on, the row that the user taps stays selected |
    /// | the user taps a row | takes the value of its element |
    /// | the property changes | the row of the first element that has the value is selected, or none |
    /// | the element moves | its row stays selected |
    /// | the element is removed | the property keeps the value; the row is selected when the element is back |
    ///
    /// Use one key path, which identifies the elements, and a view that allows one selection. For several, see
    /// ``selectedIDs``.
    ///
    /// - Complexity: O(n) for each change of the selection and for each update of the rows.
    public final func selection<Key: Equatable>(by keyPath: KeyPath<Element, Key>) -> MutableProperty<Key?> {
        if let present = selected[keyPath]?.property as? MutableProperty<Key?> { return present }
        let property = MutableProperty<Key?>(
            shownSelection.first.map { element(at: $0)[keyPath: keyPath] }, name: "selection")
        selected[keyPath] = SelectedElement(property: property) { [unowned property] in
            property.value = $0[keyPath: keyPath]
            property.wasEdited()
        } isSelected: { [unowned property] in
            property.value == $0[keyPath: keyPath]
        }
        // Ends with the property, which this object keeps.
        _ = property.observeChanges { [weak self] _ in self?.showSelection() }
        return property
    }

    /// Whether the row that the user taps stays selected.
    final var keepsSelection: Bool { !selected.isEmpty || selectedSet != nil }

    /// Selects the rows of the elements that are selected.
    final func showSelection() {
        for selected in selected.values {
            let path = untracked { sections.firstPath(where: selected.isSelected) }
            select(path.map { [$0] } ?? [])
        }
        selectedSet?.show()
    }

    /// The user has selected or deselected rows.
    final func takeSelection() { selectedSet?.take(shownSelection.map { element(at: $0) }) }

    fileprivate final func select(_ paths: Set<IndexPath>) {
        let shown = Set(shownSelection)
        for path in shown.subtracting(paths) { setSelected(false, at: path) }
        for path in paths.subtracting(shown).sorted() { setSelected(true, at: path) }
    }
}

extension ListRows where Element: Identifiable {
    /// The identities of the selected elements, both ways, for a view that allows multiple selection.
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | takes the present selection; from now on, the rows that the user taps stay selected |
    /// | the user selects or deselects a row | the property takes the identities of the selected elements |
    /// | the property changes | these rows are selected; the property loses those that the list does not have |
    /// | a selected element moves | its row stays selected |
    /// | a selected element is removed from the list | the property loses its identity |
    ///
    /// - Complexity: O(n) for each change of the selection and for each update of the rows.
    public final var selectedIDs: MutableProperty<Set<Element.ID>> {
        if let present = selectedSet?.property as? MutableProperty<Set<Element.ID>> { return present }
        let property = MutableProperty(Set(shownSelection.map { element(at: $0).id }), name: "selectedIDs")
        selectedSet = SelectedElements(property: property) { [unowned property] elements in
            property.value = Set(elements.map(\.id))
            property.wasEdited()
        } show: { [unowned self, unowned property] in
            let ids = untracked { property.value }
            let paths = ids.isEmpty ? [] : sections.paths { ids.contains($0.id) }
            select(Set(paths))
            let present = Set(paths.map { element(at: $0).id })
            if present != ids { property.value = present }
        }
        // Ends with the property, which this object keeps.
        _ = property.observeChanges { [weak self] _ in
            // An element may be added and selected by one transaction.
            self?.update()
            self?.showSelection()
        }
        return property
    }
}

/// A property that follows the selected element.
struct SelectedElement<Element> {
    let property: AnyObject
    let take: (Element) -> Void
    let isSelected: (Element) -> Bool
}

/// A property that follows all selected elements.
struct SelectedElements<Element> {
    let property: AnyObject
    let take: ([Element]) -> Void
    let show: () -> Void
}
#endif
