#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import Bindery

/// A property that follows the selected element.
@MainActor
struct SelectedElement<Element> {
    let property: AnyObject
    let take: (Element?) -> Void
    let isSelected: (Element) -> Bool

    /// - Parameters:
    ///   - property: What the selected element has at `keyPath`.
    ///   - changed: Called when the property has changed.
    init<Key: Equatable>(
        _ property: MutableProperty<Key?>, _ keyPath: KeyPath<Element, Key>, changed: @escaping () -> Void
    ) {
        self.property = property
        take = { [unowned property] in
            property.value = $0?[keyPath: keyPath]
            property.wasEdited()
        }
        isSelected = { [unowned property] in property.value == $0[keyPath: keyPath] }
        // Ends with the property, which this one keeps.
        _ = property.observeChanges { _ in changed() }
    }
}
#endif
