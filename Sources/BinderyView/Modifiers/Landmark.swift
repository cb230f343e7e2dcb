extension View {
    /// Makes the view a landmark, which screen readers list. Name several of a kind by ``accessibilityLabel(_:)``.
    public func landmark(_ landmark: Landmark) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.landmark = landmark }
    }
}

/// A part of a screen that screen readers go to. The bar and the content of a ``Screen`` already are such parts.
public enum Landmark: String, Sendable {
    /// Links to other screens.
    case navigation
    /// A search form.
    case search
}
