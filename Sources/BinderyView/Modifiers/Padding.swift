extension View {
    /// Adds space inside the view, in steps of ``Theme/spacing``, four points by default, 0 to 8.
    public func padding(_ steps: Int = 4) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.padding = steps }
    }
}
