extension View {
    /// Describes the control for screen readers, in addition to its name: what a press does, or what it is for.
    ///
    /// ```swift
    /// Button("✕", action: model.remove).accessibilityLabel("Remove").accessibilityDescription("Can be undone")
    /// ```
    ///
    /// - Also known as: `accessibilityHint(_:)` in SwiftUI, `aria-description` in HTML.
    public func accessibilityDescription(_ text: some Wording) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.description = text }
    }
}
