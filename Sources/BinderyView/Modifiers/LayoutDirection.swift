extension View {
    /// Sets the direction in which the content of the view runs. The default is that of the surroundings; each line of
    /// text has its own direction anyway.
    public func layoutDirection(_ direction: LayoutDirection) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.direction = direction }
    }
}

/// The direction in which texts and rows run.
public enum LayoutDirection: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    /// As the first letter of the content that has a direction.
    case automatic = "auto"
}
