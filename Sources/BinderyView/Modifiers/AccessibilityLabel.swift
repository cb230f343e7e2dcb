extension View {
    /// Names the control for screen readers, where its title is not enough: three buttons “Delete” in three rows.
    ///
    /// ```swift
    /// Button("Delete", action: model.delete, input: group.id).accessibilityLabel("Delete \(group.name)")
    /// Row { … }.accessibilityLabel("Filters")
    /// ```
    ///
    /// The name replaces the title or label of a control. Let it contain the visible title, which users of speech input
    /// say. On a ``Row``, ``Column``, ``Grid`` or ``List``, it names the group.
    ///
    /// - Also known as: `accessibilityLabel(_:)` in SwiftUI, `aria-label` in HTML.
    public func accessibilityLabel(_ label: some Wording) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.label = label }
    }
}
