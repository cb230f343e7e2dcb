#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
public import Bindery

extension CollectionItems {
    /// What the selected element has at a key path, both ways; nil if no item is selected.
    ///
    /// ```swift
    /// view.isSelectable = true
    /// items.selection(by: \.id) <~> model.$openPhoto
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | takes the present selection |
    /// | the user selects an item, or none | takes the value of its element, or nil |
    /// | the property changes | the item of the first element that has the value is selected, or none |
    /// | the element moves | its item stays selected |
    /// | the element is removed | the property keeps the value; the item is selected when the element is back |
    ///
    /// Use one key path, which identifies the elements, and a view that allows one selection.
    ///
    /// - Complexity: O(n) for each change of the selection and for each update of the items.
    public func selection<Key: Equatable>(by keyPath: KeyPath<Element, Key>) -> MutableProperty<Key?> {
        if let present = selectedElements[keyPath]?.property as? MutableProperty<Key?> { return present }
        let property = MutableProperty<Key?>(selectedElement?[keyPath: keyPath], name: "selection")
        selectedElements[keyPath] = SelectedElement(property, keyPath) { [weak self] in
            // An element may be added and selected by one transaction.
            self?.update()
            self?.showSelection()
        }
        return property
    }

    private var selectedElement: Element? { view?.selectionIndexPaths.min().map { element(at: $0) } }

    /// The user has selected another item, or none.
    func takeSelection() {
        let element = selectedElement
        for selected in selectedElements.values { selected.take(element) }
    }

    /// Selects the item of the element that is selected.
    func showSelection() {
        for selected in selectedElements.values {
            let path = untracked { sections.firstPath(where: selected.isSelected) }
            let paths = Set(path.map { [$0] } ?? [])
            if let view, view.selectionIndexPaths != paths { view.selectionIndexPaths = paths }
        }
    }
}
#endif
