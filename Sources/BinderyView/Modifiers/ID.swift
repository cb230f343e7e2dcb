extension View {
    /// Sets the id by which tests find the control: `data-testid` on the web, the key of the headless tree, the widget
    /// name on GTK. Of several ids, the innermost applies.
    public func id(_ id: String) -> some View { Modified(content: self) { attributes, _ in attributes.id = id } }
}
