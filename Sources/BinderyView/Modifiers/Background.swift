extension View {
    /// Sets the background by its role.
    public func background(_ surface: Surface) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.surface = surface }
    }

    /// Sets the background to a colour that may change; nil uses the design's own. A control applies it where its
    /// content is, such as the box of a field. Text on it stays readable; controls on it look light or dark to fit.
    public func background(_ color: Property<Color?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.background = color }
    }

    /// Sets the background to a colour that may change.
    public func background(_ color: Property<Color>) -> some View { background(color.map { $0 as Color? }) }
}

/// The role of a view's background.
public enum Surface: String, Sendable {
    case plain, raised, accent, success, danger
}
