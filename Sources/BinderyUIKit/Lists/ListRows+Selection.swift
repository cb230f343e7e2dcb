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
    /// Use one key path, which identifies the elements, and a view that allows one selection.
    ///
    /// - Complexity: O(n) for each change of the selection and for each update of the rows.
    public final func selection<Key: Equatable>(by keyPath: KeyPath<Element, Key>) -> MutableProperty<Key?> {
        if let present = selected[keyPath]?.property as? MutableProperty<Key?> { return present }
        let property = MutableProperty<Key?>(
            shownSelection.map { element(at: $0)[keyPath: keyPath] }, name: "selection")
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

    /// Selects the row of the element that is selected.
    final func showSelection() {
        for selected in selected.values {
            let path = untracked { sections.firstPath(where: selected.isSelected) }
            if shownSelection != path { shownSelection = path }
        }
    }
}

/// A property that follows the selected element.
struct SelectedElement<Element> {
    let property: AnyObject
    let take: (Element) -> Void
    let isSelected: (Element) -> Bool
}
#endif
